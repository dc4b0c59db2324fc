import { describe, expect, it } from 'vitest';
import { catalogue } from '../settings/locales/en-US';
import { matching } from './match';

const found = Object.entries(catalogue).flatMap(([key, text]) =>
  key.endsWith('.words') ? [{ key, words: text.split(', ') }] : [],
);

describe('words of the specification that the pages do not show', () => {
  it.each([
    ['cancel process', 'page.Basic.words'],
    ['content management', 'page.Content.words'],
    ['office location', 'page.Info.words'],
    ['introduction', 'page.Info.words'],
    ['pending orders', 'page.Workplace.words'],
    ['renewal orders', 'page.Workplace.words'],
    ['auditing', 'place.certification.words'],
    ['advertising content', 'page.Step.words'],
  ])('the palette finds %s', (word, key) => {
    expect(matching(found, word).map((item) => item.key)).toContain(key);
  });
});
