import { describe, expect, test } from '@jest/globals';
import { deviceOf } from './device.js';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the device of a user agent', () => {
  test.each([
    [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36`, 'chrome', 'windows'],
    [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'edge', 'windows'],
    [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'opera', 'windows'],
    [`${MAC} Version/19.0 Safari/605.1.15`, 'safari', 'macOs'],
    [`${IPHONE} Version/19.0 Mobile/15E148 Safari/604.1`, 'safari', 'ios'],
    [`${IPHONE} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'chrome', 'ios'],
    [`${IPHONE} Mobile/15E148 MicroMessenger/8.0.60`, 'weChat', 'ios'],
    [`${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'samsungInternet', 'android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'firefox', 'linux'],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
      'chrome',
      'chromeOs',
    ],
    ['curl/8.9.1', 'other', 'other'],
    ['', 'other', 'other'],
  ])('%s is %s on %s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });
});
