import t from 'tap'
import { isPhone, makerOf } from './browser-maker.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const BROWSERS = [
  {
    name: 'Chrome',
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/140.0.0.0 Safari/537.36`,
    maker: 'Google',
  },
  {
    name: 'Chrome on Android',
    userAgent: `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36`,
    maker: 'Google',
    onPhone: true,
  },
  {
    name: 'Edge',
    userAgent: `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    maker: 'Microsoft',
  },
  {
    name: 'Safari',
    userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.0 Safari/605`,
    maker: 'Apple',
  },
  {
    name: 'Safari on an iPad',
    userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.0 Safari/605`,
    touchPoints: 5,
    maker: 'Apple',
    onPhone: true,
  },
  {
    name: 'Chrome on an iPhone',
    userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) ${webKit} CriOS/140.0 Mobile Safari/604`,
    maker: 'Apple',
    onPhone: true,
  },
  {
    name: 'Opera',
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/140.0.0.0 Safari/537.36 OPR/124.0`,
    maker: 'other',
  },
]

for (const { name, userAgent, touchPoints = 0, maker, onPhone = false } of BROWSERS)
  t.test(`${name}: who recognises speech`, t => {
    t.equal(makerOf({ userAgent, touchPoints }), maker)
    t.equal(isPhone({ userAgent, touchPoints }), onPhone)
    t.end()
  })
