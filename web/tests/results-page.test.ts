// One file, so that all share one server and one Chromium; the subjects stand apart.
import './results-page/show.ts'
import './results-page/mend.ts'
import './results-page/next.ts'
