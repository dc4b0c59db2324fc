import { expect, it } from 'vitest';
import { languageOf } from './text-language';

it.each([
  ['Pixel art: teacher notes', undefined],
  ['机器人伙伴：第一课', 'zh-CN'],
  ['រឿងនិទាន Scratch៖ បង្ហាញស្នាដៃ', 'km-KH'],
])('the language of "%s" is %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
