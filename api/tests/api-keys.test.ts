// One file, so that all share one process and one server; the subjects stand apart.
import './api-keys/making.ts'
import './api-keys/doors.ts'
import './api-keys/same-fields.ts'
