import { describe, expect, it } from 'vitest';
import { preventBreaksInWords } from './khmer-words';
import { content } from './locales/km-KH';

const textsOf = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts as Record<string, unknown>).flatMap(textsOf);

describe('preventBreaksInWords', () => {
  it('joins every sign to the letter before it, so that no line begins with one', () => {
    const loose = textsOf(preventBreaksInWords(content)).filter((text) => /[^\s\u2060][។៕៖ៗ]/.test(text));
    expect(loose).toEqual([]);
  });

  it('changes only what is not seen', () => {
    const bare = textsOf(preventBreaksInWords(content)).map((text) => text.replaceAll('\u2060', ''));
    expect(bare).toEqual(textsOf(content).map((text) => text.replaceAll('\u2060', '')));
  });
});
