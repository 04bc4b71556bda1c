// One file, so that all share one process and one server; the subjects stand apart.
import './graphql-http/audit.ts'
import './graphql-http/clients.ts'
import './graphql-http/rules.ts'
