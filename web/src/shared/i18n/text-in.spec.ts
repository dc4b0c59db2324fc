import { describe, expect, it } from 'vitest';
import { textIn } from './text-in';

const english = { language: 'en-US', title: 'Water' } as const;
const khmer = { language: 'km-KH', title: 'ទឹក' } as const;

describe('textIn', () => {
  it('chooses the language of the reader, else the first', () => {
    expect(textIn([english, khmer], 'km-KH')).toBe(khmer);
    expect(textIn([khmer, english], 'zh-CN')).toBe(khmer);
    expect(textIn<typeof khmer>([], 'zh-CN')).toBeUndefined();
  });
});
