import { expect, test } from 'vitest';
import { isReachable } from './addresses';

test.each([
  'http://localhost:3000',
  'http://sala.localhost',
  'https://127.0.0.1:8443',
  'http://0.0.0.0',
  'http://[::1]:3000',
])('%s is reached by nobody else, and not offered to be shared', (address) => {
  expect(isReachable(address)).toBe(false);
});

test.each(['https://sala.example', 'https://localhost.example', 'http://192.0.2.7:3000'])(
  '%s can be shared',
  (address) => {
    expect(isReachable(address)).toBe(true);
  },
);
