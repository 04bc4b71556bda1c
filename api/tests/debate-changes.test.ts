// One file, so that tap starts one process; the subjects stand apart.
import './debates/late-turns.ts'
import './debates/early-replies.ts'
import './debates/stopped-reply.ts'
import './debates/withdrawn-turns.ts'
import './debates/continuations.ts'
