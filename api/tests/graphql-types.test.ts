// One file, so that all share one process and one server; the subjects stand apart.
import './graphql-types/permissions.ts'
import './graphql-types/failures.ts'
import './graphql-types/statements.ts'
import './graphql-types/unknown-ids.ts'
