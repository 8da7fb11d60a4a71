import { expect, it } from 'vitest';
import { describeDevice } from './describe-device.ts';

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
  ['Opera/9.80 (Android; Opera Mini/36.2/191; U; en) Presto/2.12 Version/12.16', 'Opera on Android'],
  ['okhttp/4.12.0', 'okhttp'],
  ['', ''],
])('%j is shown as %j', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
