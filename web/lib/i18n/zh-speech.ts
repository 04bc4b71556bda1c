import type { SpeechText } from './en-speech.ts'

/** Chinese sentences about how somebody sounded, and about recordings. */
export const zhSpeech: SpeechText = {
  title: '你的声音表现',
  lead: '这些数字由你发言的声音和文字计算得出，不由评委判断。',
  leadUntold: '这场辩论没有可以测量的数据，下面说明缺少什么。',
  usual: (low, high) => `常见：${low}–${high}`,
  usualUpTo: high => `常见：不超过 ${high}`,
  untold: '无法判断',
  pace: {
    name: '语速',
    words: '词/分钟',
    characters: '字/分钟',
    below: '比多数演讲慢。缩短句子之间的空当，不必把字说快。',
    inside: '听众很容易跟上的语速，请保持。',
    above: '多数听众跟不上这个速度。每说完一句，换一口气。',
    untold: '计算语速需要发言的声音和文字：其中一样缺失，或者两者对不上。',
  },
  pauses: {
    name: '停顿',
    unit: '次/分钟',
    below: '几乎没有停顿。每讲完一点停一口气，让听众听进去。',
    inside: '和好的演讲者差不多。把停顿放在关键词之前。',
    above: '停顿太多。先把一句话想好，再一口气说完。',
    stall: seconds => `最长的一次停了 ${seconds} 秒。开口前先记下你的下一个要点。`,
    untold: '无法测量你发言的声音。',
  },
  firstWord: {
    name: '开口',
    unit: '后说出第一个字',
    seconds: seconds => `${seconds} 秒`,
    inside: '你马上就开口，听众会觉得你有把握。',
    above: '你过了一会儿才开口。先想好第一句话，再开始这一轮。',
    untold: '无法测量你发言的声音。',
  },
  fillers: {
    name: '口头禅',
    words: '个/百词',
    characters: '个/百字',
    inside: '口头禅很少，这里无需改进。',
    above: '一时想不出词时，请保持安静：停顿比“嗯”“那个”更有把握。',
    untold: '文字记录里不保留“嗯”“呃”这样的词。',
  },
  recording: {
    play: '播放录音',
    playing: '正在加载录音……',
    failed: '无法加载这段录音。',
    label: '你这一轮的录音',
    kept: '你的发言录音保存在这台服务器上，删除账号时一并删除。',
    keptOfGuest: '你的发言录音保存在这台服务器上。',
    notKept: '没有保存你的任何录音。',
  },
}
