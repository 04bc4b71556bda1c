import type { Material, Rewrite } from '#api/ai/offline/judge/rewrite.ts'

const LEAD_IN =
  /^(?:(?:首先|其次|再次|最后|第[一二三四]|另外|此外|而且|并且|但是?|可是|不过|所以|因此|其实|当然|总之|例如|比如|我(?:方|们)?(?:认为|觉得|相信|想说)|在我看来)[，,：:、]?)+/u

const inner = ({ sentence }: Material): string => {
  const bare = sentence.text.replace(LEAD_IN, '').replace(/[\s。！？!?.，,；;]+$/u, '')
  return bare === '' ? sentence.text : bare
}

const whom = ({ people }: Material) => `【${people.length > 0 ? people.join('／') : '具体的人'}】`

const VAGUE = /东西|什么的|之类的?|等等|某种/gu
const HOSTILE = /白痴|愚蠢|蠢|傻|垃圾|胡说|胡扯|无耻|脑残|可笑|荒唐|废话|无知/gu

const CASE = '【你自己知道的案例：地点、时间或人物】'

export const REWRITE_ZH: Rewrite = {
  depth: material =>
    material.sentence.marks.has('reason')
      ? `${inner(material)}。具体来说，先是【什么改变】，接着${whom(material)}会【怎样不同】，最终【谁得到或失去什么】。`
      : `${inner(material)}，因为【什么先改变】；这会让${whom(material)}【怎样不同】，也就意味着【你期待或担心的后果】。`,
  persuasion: material =>
    `${inner(material)}。对${whom(material)}来说，这意味着【平常一周里得到或失去什么】；它比对方${material.theirStake === null ? '的担忧' : `看重的${material.theirStake}`}分量更重，因为它【范围更大／更可能发生／更难挽回】。`,
  clarity: material => {
    const { sentence, term } = material
    const named = inner(material).replace(VAGUE, '【具体名称】')
    if (sentence.marks.has('vague') && named.includes('【')) return `${named}。`
    return `一句话：${inner(material)}。${term === null ? '' : `我说的“${term}”，指的是【包括什么、不包括什么】。`}`
  },
  argumentation: material =>
    material.sentence.marks.has('reason')
      ? `${inner(material)}。例如${CASE}，这说明【案例证明了什么】。`
      : `${inner(material)}，因为【你的理由】。例如${CASE}，这说明【案例证明了什么】。`,
  organization: material =>
    `我的【第一／第二／最后】点是：${inner(material)}。【一句话的理由】。由此引出下一点【名称】，它的分量【更重／更轻】。`,
  delivery: material => {
    const fair = inner(material).replace(HOSTILE, '【中性的词】')
    if (fair.includes('【')) return `我有不同看法。${fair}，因为【具体哪里不成立】。`
    return `请想一想：【把听众放到${material.people[0] ?? '当事人'}位置上的问题】？${inner(material)}，这不是【对方强调的】，而是【我方强调的】。`
  },
  refutation: material =>
    material.sentence.isRebuttal
      ? `${inner(material)}，因为【对方论证中不成立的一步】。即使【对方最好的情形】成立，【为什么分量仍不如我方】。`
      : `您说“${material.point ?? '【对方的论点】'}”，这只有在【它的前提】成立时才对，而【为什么前提不成立】。即使它成立，${inner(material)}。`,
}
