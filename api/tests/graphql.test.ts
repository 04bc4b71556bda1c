// One file, so that all share one process and one server; the subjects stand apart.
import './graphql/whole-debate.ts'
import './graphql/topics.ts'
import './graphql/next-motion.ts'
import './graphql/apis-agree.ts'
import './graphql/compiled-queries.ts'
import './graphql/introspection.ts'
