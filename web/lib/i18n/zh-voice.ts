import type { VoiceText } from './en-voice.ts'

/** Chinese sentences of the voice screen. */
export const zhVoice: VoiceText = {
  subtitle: '语音模式',
  control: {
    connecting: { server: '正在连接服务器……', voice: '正在连接语音服务……' },
    ready: '点击说话，或按住空格键',
    readyTouch: '点按说话',
    opening: '正在打开麦克风……',
    recording: '正在录音……点击停止',
    processing: { turn: '正在处理你的发言……', reply: '正在处理……' },
    speaking: '正在说话……',
    interrupt: '按下即可打断',
    error: '未连接',
    ending: '正在结束辩论……',
  },
  action: {
    speak: '开始说话',
    stop: '停止并发送',
    cancel: '取消',
    wait: '请稍候',
    interrupt: '打断并说话',
    reconnect: '重新连接',
  },
  transcribing: '正在转写……',
  speaking: '正在说话……',
  quoted: words => `“${words}”`,
  notUnderstood: '没有听清这段话，你的发言已保留。',
  quiet: '没有听到声音。麦克风选对了吗？',
  toText: '改用文字',
  playReply: '播放回应',
  microphone: '麦克风',
  usualMicrophone: '默认',
  heardBy: (host, isKept) =>
    `你的声音由 ${host} 收听，录音${isKept ? '由运营方保存' : '不会保存'}。`,
  heardByServer: isKept =>
    `你的声音只由本服务器收听，录音${isKept ? '由运营方保存' : '不会保存'}。`,
  consent: {
    title: '谁会听到你的声音',
    makers: {
      Google: 'Google',
      Apple: 'Apple',
      Microsoft: 'Microsoft',
      other: '浏览器的开发商',
    },
    sends: maker =>
      `浏览器会把你说的话转成文字。为此，它会把你的声音发送给 ${maker}，朗读的回应也可能发送给 ${maker}。`,
    getsWords: '本服务器会收到文字和停顿时间。',
    heardBy: maker => `你说话时，声音由 ${maker} 收听；本服务器会收到文字和停顿时间。`,
    onDevice: '你的声音只在本设备上识别；本服务器会收到文字和停顿时间。',
    looking: '正在询问浏览器……',
    agree: '同意并开始说话',
    speak: '开始说话',
    install: '在本设备上识别',
    installing: '正在下载语言包……',
    installNote: '浏览器只需下载一次语言包，之后你的声音不会离开本设备。',
    installFailed: '语言包下载失败。',
    write: '改用文字',
  },
  endFailed: '结束辩论失败',
  fact: {
    title: '事实核查',
    verdict: {
      supported: '有依据',
      disputed: '有争议',
      false: '不属实',
      unverifiable: '无法核实',
    },
    sure: percent => `把握 ${percent}%`,
    noSource: '依据模型自身的知识，没有来源。',
    sources: '来源',
  },
  question: {
    ambiguous: '你的意思是？',
    unsupported: '依据是什么？',
  },
  problems: {
    denied: {
      says: '麦克风被拒绝或不可用',
      advice: '请在浏览器中允许本页面使用麦克风，然后再按一次按钮。',
    },
    missing: { says: '无法使用麦克风', advice: '没有找到麦克风。请接上麦克风，然后再按一次按钮。' },
    busy: {
      says: '无法使用麦克风',
      advice: '可能有别的程序正在使用它。请关闭该程序，然后再按一次按钮。',
    },
    insecure: {
      says: '麦克风被拒绝或不可用',
      advice: '浏览器只在安全页面（HTTPS）上打开麦克风。',
    },
    unsupported: { says: '麦克风被拒绝或不可用', advice: '这个浏览器不能录音，请换一个浏览器。' },
    unplugged: { says: '无法使用麦克风', advice: '麦克风断开了。你已经说的内容已发送。' },
    interrupted: { says: '录音被你的设备中断。', advice: '你已经说的内容已发送。' },
    'recording-failed': {
      says: '录音失败：浏览器中断了录音。',
      advice: '你已经说的内容已发送。',
    },
    'audio-capture': {
      says: '无法使用麦克风',
      advice: '没有找到麦克风，或其他程序正在使用。请检查后再按一次按钮。',
    },
    network: {
      says: '无法连接浏览器的语音识别服务。',
      advice: '它需要联网，而且不是每个浏览器都有。请重试，或改用文字继续。',
    },
    'language-not-supported': {
      says: '你的浏览器听不懂这种语言。',
      advice: '请改用 Chrome、Edge 或 Safari，或改用文字继续。',
    },
    'service-not-allowed': {
      says: '浏览器的语音识别已关闭。',
      advice: '在苹果设备上，请在设置中打开 Siri 或听写。或者改用文字继续。',
    },
    'recognition-broken': {
      says: '浏览器的语音识别停止了。',
      advice: '请按按钮重试，或改用文字继续。',
    },
    mute: {
      says: '你的浏览器不能朗读这种语言。',
      advice: '你的浏览器不能朗读这种语言，请在这里阅读回应。',
    },
    blocked: { says: '浏览器不会自动播放声音。', advice: '请按“播放回应”收听。' },
    unheard: { says: '没有听到声音。', advice: '没有听到声音。请多说几句，或检查麦克风。' },
    hidden: { says: '页面被隐藏，录音已停止。', advice: '你已经说的内容已发送。' },
    'too-long': { says: '一次发言最长五分钟。', advice: '你已经说的内容已发送。' },
    'not-connected': {
      says: '未连接到实时辩论服务器',
      advice: '请重新连接，或改用文字继续，内容不会丢失。',
    },
    'not-ready': { says: '无法发送音频：会话尚未就绪。', advice: '请稍等，然后再按一次。' },
    unreachable: {
      says: '无法连接到实时辩论服务器',
      advice: '请重新连接，或改用文字继续，内容不会丢失。',
    },
    disconnected: {
      says: '与辩论服务的连接已断开',
      advice: '请重新连接，或改用文字继续，内容不会丢失。',
    },
    'taken-over': { says: '这场辩论已在另一个窗口继续。', advice: '重新连接即可在这里说话。' },
    'login-ended': { says: '你的登录已失效。', advice: '请重新登录，辩论会等着你。' },
    'upstream-lost': {
      says: '语音服务中断了。',
      advice: '请重新连接，或改用文字继续，内容不会丢失。',
    },
    'turn-lost': { says: '音频发送失败', advice: '你说话时连接断开了，请再说一遍。' },
    'no-session': {
      says: '无法连接到实时辩论服务',
      advice: '语音服务没有回应。请重新连接，或改用文字继续。',
    },
    'no-driver': {
      says: '这个浏览器不能识别语音。',
      advice: '请改用文字继续，或在 Chrome、Edge 或 Safari 中打开这场辩论，内容不会丢失。',
    },
    'no-reply': {
      says: '回应比平时慢。',
      advice: '收到后会显示出来，你也可以再次发言。',
    },
    said: { says: '', advice: '请再说一次，或改用文字继续。' },
    stopped: { says: '', advice: '请重新连接，或改用文字继续，内容不会丢失。' },
  },
}
