import { describe, expect, it } from 'vitest';
import { linkedText } from './linked-text';

const hrefsOf = (text: string) => linkedText(text).flatMap(({ href }) => href ?? []);

describe('linkedText', () => {
  it.each([
    ['See https://sala.example/a?b=1#c.', ['https://sala.example/a?b=1#c']],
    ['(http://sala.example/wiki/Kite_(toy)) and more', ['http://sala.example/wiki/Kite_(toy)']],
    ['សូមមើល https://sala.example/ខ្មែរ។', ['https://sala.example/ខ្មែរ']],
    ['请看 https://sala.example，谢谢', ['https://sala.example']],
    ['mailto:office@sala.example!', ['mailto:office@sala.example']],
    ['https://a.example https://b.example', ['https://a.example', 'https://b.example']],
  ])('finds the addresses in %s', (text, hrefs) => {
    expect(hrefsOf(text)).toEqual(hrefs);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://sala.example',
    'https://',
    'mailto:',
    'sala.example',
  ])('leaves %s as text', (text) => {
    expect(linkedText(text)).toEqual([{ text }]);
  });

  it('loses no letter', () => {
    const text = 'Before https://sala.example/a, (https://sala.example/b)\nafter.';
    expect(
      linkedText(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(linkedText('')).toEqual([]);
  });
});
