// One file, so that tap starts one process; the subjects stand apart.
import './debates/whole-debate.ts'
import './debates/turns.ts'
import './debates/turn-statements.ts'
import './debates/judging.ts'
