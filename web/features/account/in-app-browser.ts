/**
 * What browsers inside messengers and similar apps call themselves. Sign-in services refuse them,
 * and what is typed there the app can read (specification section 1).
 */
const IN_APP = [
  'FBAN',
  'FBAV',
  'FB_IAB',
  'Instagram',
  'Line/',
  'MicroMessenger',
  'WhatsApp',
  'Snapchat',
  'musical_ly',
  'BytedanceWebview',
  'TikTok',
  'KAKAOTALK',
  'QQ/',
  'Weibo',
  'DingTalk',
  'Telegram',
  'Twitter',
  'LinkedInApp',
  'Pinterest/',
]

export const isInAppBrowser = (userAgent: string): boolean =>
  IN_APP.some(name => userAgent.includes(name))
