// One file, so that all share one server and one Chromium; the subjects stand apart.
import './admin/guard.ts'
import './admin/debates.ts'
import './admin/users-and-topics.ts'
import './admin/changes.ts'
import './admin/keyboard.ts'
import './admin/still.ts'
import './admin/overview.ts'
import './admin/every-page.ts'
