// One file, so that tap starts one process; the subjects stand apart.
import './admin/only-administrators.ts'
import './admin/over-rest.ts'
import './admin/changes.ts'
import './admin/csv.ts'
import './admin/filters.ts'
import './admin/over-graphql.ts'
import './admin/news.ts'
