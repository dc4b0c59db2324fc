import { describe, expect, it } from 'vitest';
import { checkedBase } from '../build/api-base.ts';

describe('the base URL of the API', () => {
  it.each(['', 'https://api.sala.example', 'http://localhost:3001', 'http://[::1]:3001'])(
    'may be "%s"',
    (value) => {
      expect(checkedBase(value)).toBe(value);
    },
  );

  it.each([
    'api.sala.example',
    'https://api.sala.example/',
    'https://api.sala.example/v1',
    'https://API.sala.example',
    'https://a@api.sala.example',
    'https://api.sala.example"><script>',
    'ftp://api.sala.example',
    '*',
  ])('is refused in a sentence: "%s"', (value) => {
    expect(() => checkedBase(value)).toThrow(
      `VITE_API_BASE_URL: is "${value}", must be an origin like https://api.sala.example, without a path or a / at the end.`,
    );
  });
});
