const SENTENCES: Record<string, string> = {
  'Email is required': '请输入邮箱',
  'Please enter a valid email': '请输入有效的邮箱',
  'Password is required': '请输入密码',
  'Password must be at least 6 characters': '密码至少需要 6 个字符',
  'Password must be at most 128 characters': '密码最多 128 个字符',
  'Username is required': '请输入用户名',
  'Username must be at least 3 characters': '用户名至少需要 3 个字符',
  'Username must be less than 20 characters': '用户名必须少于 20 个字符',
  'Username can only contain letters and numbers': '用户名只能包含字母和数字',
  'Please choose one of the six avatars': '请从六个头像中选择一个',
  'Please enter a topic with at least 5 characters': '请输入至少 5 个字符的辩题',
  'Please enter a topic with at most 500 characters': '辩题最多 500 个字符',
  'Please select a debate mode': '请选择辩论方式',
  'Please select your stance first': '请先选择你的立场',
  'Please write something first': '请先写点内容',
  'A turn can have at most 8,000 characters': '一次发言最多 8,000 个字符',
  'This text contains characters that cannot be stored': '这段文字包含无法保存的字符',
  'This email is already registered': '这个邮箱已经注册过',
  'This username is already taken': '这个用户名已被占用',
  'The current password is not right': '当前密码不正确',
  'Invalid email or password. Please check your credentials and try again.':
    '邮箱或密码不正确，请检查后重试。',
  'This debate has ended.': '这场辩论已经结束。',
  'There are no topics yet.': '还没有辩题。',
  'This topic does not exist. Please choose another one.': '这个辩题不存在，请另选一个。',
  'This debate does not exist, or it is not yours.': '这场辩论不存在，或者不属于你。',
  'Please log in first.': '请先登录。',
  'This account no longer exists.': '这个账号已不存在。',
  'The debate has gone on since this turn.': '在这次发言之后，辩论已经继续。',
  'Your opponent is still answering. Please wait for the reply.': '对手还在回应，请稍候。',
  'This link has been used or is too old. Please ask an administrator for a new one.':
    '这个链接已被使用或已过期，请向管理员索取新的链接。',
  'Invalid email or password': '邮箱或密码不正确',
  'Topic must be at least 5 characters long': '辩题至少需要 5 个字符',
  'Topic must be less than 500 characters': '辩题必须少于 500 个字符',
  'Invalid topic. Please ensure it is between 10 and 500 characters.':
    '辩题无效，请确保在 10 到 500 个字符之间。',
  'Full name is required': '请输入姓名',
  'Please type the username exactly as it is shown': '请准确输入显示的用户名',
  'This user does not exist.': '这个用户不存在。',
  'Too many requests. Please wait a moment and try again.': '请求太多，请稍候再试。',
  'Socket not connected': '未连接到服务器',
  'You stopped the reply before it began.': '你在对手开口之前停止了回应。',
}

const PATTERNS: readonly [RegExp, (...parts: string[]) => string][] = [
  [
    /^Too many failed logins\. Please try again in (\d+) minutes\.$/,
    minutes => `登录失败次数太多，请 ${minutes} 分钟后再试。`,
  ],
  [
    /^There was too little to judge: (\d+) of at least (\d+) turns and (\d+) of at least (\d+) words\.$/,
    (turns, ofTurns, words, ofWords) =>
      `内容太少，无法评分：${turns} 次发言（至少 ${ofTurns} 次），${words} 词（至少 ${ofWords} 词）。`,
  ],
  [
    /^The judge could not score this debate within a day\. .*$/,
    () => '评委在一天之内未能为这场辩论评分。',
  ],
]

const translate = (message: string): string | null => {
  const known = SENTENCES[message]
  if (known !== undefined) return known
  for (const [pattern, write] of PATTERNS) {
    const found = pattern.exec(message)
    if (found) return write(...found.slice(1))
  }
  return null
}

/**
 * What rules and the server answer in English, in Chinese;
 * several joined sentences too. Others stay as they are.
 */
export const zhMessages = (message: string): string => {
  const whole = translate(message)
  if (whole !== null) return whole
  const parts = message.split('. ').map(translate)
  return parts.every(part => part !== null) ? parts.join('；') : message
}
