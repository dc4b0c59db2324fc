import { describe, expect, it } from 'vitest';
import { readable } from './readable';

describe('readable', () => {
  it.each([
    ['an override', '{"name":"was \u202Ecreated"}', '{"name":"was created"}'],
    ['an embedding', 'a\u202Bb\u202C', 'ab'],
    ['marks', '\u200Ea\u200Fb\u061C', 'ab'],
    ['an isolate with a direction', 'a\u2067b\u2066', 'ab'],
  ])('leaves out %s', (_name, body, shown) => {
    expect(readable(body)).toBe(shown);
  });

  it.each(['សុខ\u200Bដារ៉ា', '👨‍👩‍👧', 'می\u200Cخواهم', '\u2068سارة\u2069 (2)'])('keeps %s', (body) => {
    expect(readable(body)).toBe(body);
  });
});
