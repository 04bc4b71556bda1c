// One file, so that all share one server and one Chromium; the subjects stand apart.
import './rules/accounts.ts'
import './rules/home.ts'
import './rules/start.ts'
import './rules/session-and-profile.ts'
import './rules/results.ts'
import './rules/pages.ts'
