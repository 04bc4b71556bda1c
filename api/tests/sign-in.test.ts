// One file, so that both share one provider and one server.
import './sign-in/credentials.ts'
import './sign-in/owners.ts'
