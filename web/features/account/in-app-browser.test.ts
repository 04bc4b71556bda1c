import t from 'tap'
import { isInAppBrowser } from './in-app-browser.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A; wv) AppleWebKit/537.36 (KHTML, like Gecko)'

t.test('browsers inside messengers are known by their names', async t => {
  for (const agent of [
    `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/486.0.0.61.105;FBDV/iPhone16,1]`,
    `${ANDROID} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/486.0;]`,
    `${IPHONE} Mobile/22B83 Instagram 355.0.0.32 (iPhone16,1; iOS 18_1; en_GB)`,
    `${IPHONE} Safari Line/14.18.0`,
    `${ANDROID} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.54.2760`,
    `${IPHONE} Mobile/15E148 musical_ly_37.0.0 BytedanceWebview/d8a21c6`,
  ])
    t.ok(isInAppBrowser(agent), agent)
})

t.test('browsers of their own are none of them', async t => {
  for (const agent of [
    `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`,
    `${IPHONE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
  ])
    t.notOk(isInAppBrowser(agent), agent)
})
