import { expect, test } from '@jest/globals';
import { isAllowed, isInside } from './webhook-address.js';

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0.0.0.0/',
  'https://10.0.0.1/hook',
  'https://172.16.0.1',
  'https://192.168.1.1',
  'https://100.64.0.1',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[::]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:8.8.8.8]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[::127.0.0.1]/',
  'https://[::7f00:1]/',
  'https://[::8.8.8.8]/',
  'https://[::ffff:0:7f00:1]/',
  'https://[64:ff9b:1::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:0:7f00:1::]/',
  'https://[fec0::1]/',
  'https://[100::1]/',
  'https://localhost:8443/',
  'https://sala.svc/',
  'https://printer.local./',
])('%s leads into the network', (url) => {
  expect(isInside(url)).toBe(true);
});

test.each([
  'https://hooks.example/',
  'https://8.8.8.8/',
  'https://[2606:4700::1]/',
  'https://localhost.example/',
])('%s does not, as far as it is seen', (url) => {
  expect(isInside(url)).toBe(false);
});

test('an allowed address is compared with its port', () => {
  expect(isAllowed('http://localhost:4000/hook', ['localhost:4000'])).toBe(true);
  expect(isAllowed('http://localhost:4001/hook', ['localhost:4000'])).toBe(false);
  expect(isAllowed('https://hooks.test/', ['hooks.test:443'])).toBe(true);
  expect(isAllowed('https://127.0.0.1/', ['127.0.0.0/8'])).toBe(false);
});
