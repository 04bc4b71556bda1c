// One file, so that all share one process and one server; the subjects stand apart.
import './graphql-http/audit.ts'
