import t from 'tap'
import { splitSentences } from './sentences.ts'

const TABLE: Record<string, readonly string[]> = {
  'Buses are slow. Trams are not!': ['Buses are slow.', 'Trams are not!'],
  'Dr. Smith says so. I agree.': ['Dr. Smith says so.', 'I agree.'],
  'Many pets, e.g. cats, sleep. Dogs do not.': ['Many pets, e.g. cats, sleep.', 'Dogs do not.'],
  'Pets (i.e. cats) sleep.': ['Pets (i.e. cats) sleep.'],
  'We buy bread, etc. every day.': ['We buy bread, etc. every day.'],
  'We buy bread, etc. They pay.': ['We buy bread, etc.', 'They pay.'],
  'At 8 a.m. we left. At 9 p.m. we came.': ['At 8 a.m. we left.', 'At 9 p.m. we came.'],
  'The U.S. government paid.': ['The U.S. government paid.'],
  'No. That is wrong.': ['No.', 'That is wrong.'],
  'See No. 5 on the list.': ['See No. 5 on the list.'],
  'i like it. it is good. so there': ['i like it.', 'it is good.', 'so there'],
  '“Stop!” he said. “Why?” Nobody knew.': ['“Stop!” he said.', '“Why?”', 'Nobody knew.'],
  'He said "no." Then he left.': ['He said "no."', 'Then he left.'],
  'It costs 3.5 million. That is a lot.': ['It costs 3.5 million.', 'That is a lot.'],
  'Wait… what? Yes.': ['Wait…', 'what?', 'Yes.'],
  'One line\nanother line': ['One line', 'another line'],
  '公交太慢。电车更快！': ['公交太慢。', '电车更快！'],
  '他说：“太慢了。”我同意。': ['他说：“太慢了。”', '我同意。'],
  '“太慢了！”他说，“真的？”大家都笑了。': ['“太慢了！”', '他说，“真的？”', '大家都笑了。'],
  '他问：「为什么？」没人回答。': ['他问：「为什么？」', '没人回答。'],
  '（例如电车。）我同意；你呢？': ['（例如电车。）', '我同意；', '你呢？'],
  '真的吗？！当然。': ['真的吗？！', '当然。'],
  '': [],
}

t.test('a text is split where its sentences end', async t => {
  for (const [text, sentences] of Object.entries(TABLE))
    t.same(splitSentences(text), sentences, text)
})

t.test('nothing of a text is lost', async t => {
  for (const text of Object.keys(TABLE))
    t.equal(splitSentences(text).join('').replace(/\s/g, ''), text.replace(/\s/g, ''))
})
