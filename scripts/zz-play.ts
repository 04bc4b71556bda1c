import { createOfflineJudge } from '#api/ai/offline/judge/create-judge.ts'
import { createOfflineOpponent } from '#api/ai/offline/opponent/create-opponent.ts'
import { scoreDebate } from './score-debate.ts'
const opponent = createOfflineOpponent({ chunkDelayMs: 0 })
const judge = createOfflineJudge()
const signal = new AbortController().signal
const play = async (language: 'en'|'zh', motion: string, userStance: 'for'|'against', said: string[]) => {
  const turns: {speaker:'user'|'ai', text:string}[] = []
  const base = { debateId: 'excerpt', motion, motionKey: 'phones-in-schools', language, userStance, level: 'beginner' as const, style: 'professor' as const }
  turns.push({ speaker: 'ai', text: (await opponent.open({ ...base, turns }, signal)).opening })
  for (const text of said) {
    turns.push({ speaker: 'user', text })
    let reply = ''
    for await (const piece of opponent.reply({ ...base, turns }, signal)) reply += piece
    turns.push({ speaker: 'ai', text: reply })
  }
  const debate = { debateId: 'x', motion, language, userStance, mode: 'text' as const, turns: turns.map((turn, index) => ({ ...turn, turn_id: String(index) })) }
  const scored = await scoreDebate(judge, debate)
  console.log(turns.map(t => `${t.speaker}: ${t.text}`).join('\n\n'))
  if (scored.overall === null) return console.log(scored)
  console.log(scored.overall, scored.scores, JSON.stringify(scored.review.turns, null, 1), JSON.stringify(scored.review.priorities, null, 1), JSON.stringify(scored.review.retry))
}
await play('en', 'Mobile phones should be banned in schools.', 'for', [
  'Phones should be banned in schools, because a phone on the desk breaks a pupil’s attention every few minutes. Everyone knows that phones are bad for children.',
  'You say that pupils need a phone to reach their parents. A school office has a telephone, so a call home takes one minute. Phones are just terrible for learning.',
])
await play('zh', '应当禁止在中小学使用手机', 'for', [
  '学校应该禁止手机，因为桌上的手机每隔几分钟就打断一次注意力。大家都知道手机对孩子不好。',
  '你说学生需要手机联系家长。可是办公室有电话，打回家只要一分钟。手机对学习就是很糟糕。',
])
