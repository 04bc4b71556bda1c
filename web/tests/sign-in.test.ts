// One file, so that both share one process; the two kinds of providers stand apart.
import './sign-in/by-page.ts'
import './sign-in/by-google.ts'
