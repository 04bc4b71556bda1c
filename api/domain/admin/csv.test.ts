import t from 'tap'
import { disarm, toCsvLine } from './csv.ts'

t.test('every text is quoted, numbers and gaps are not', async t => {
  t.equal(toCsvLine(['a "b"', 5, null, 'x,y']), '"a ""b""",5,,"x,y"\r\n')
})

t.test('no cell begins a formula, however it is written', async t => {
  for (const [text, safe] of [
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1＋1', "'＝1＋1"],
    ['－5', "'－5"],
    ['＠SUM', "'＠SUM"],
    ['\u200B=1', "'\u200B=1"],
    ['\uFEFF\u2060@x', "'\uFEFF\u2060@x"],
    ['  =1', "'  =1"],
    ['\u3000=1', "'\u3000=1"],
    ['"=1"', `'"=1"`],
    ['tea;=1+1', "tea;'=1+1"],
    ['tea; \u200B＝1', "tea;' \u200B＝1"],
    ['a;=1;=2', "a;'=1;'=2"],
    ['two\n=1', "two\n'=1"],
    ['two\t=1', "two\t'=1"],
    ['\ttext', "'\ttext"],
  ] as const)
    t.equal(disarm(text), safe, JSON.stringify(text))
  for (const plain of ['Tea - or coffee', 'a = b', 'me@example.org', 'yes; no', '5+5'])
    t.equal(disarm(plain), plain)
})
