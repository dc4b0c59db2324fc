import { describe, expect, it } from 'vitest';
import { joinedTexts, parse, sourceFiles } from '../../../test/source-texts';
import { isolated } from './isolated';

describe('isolated', () => {
  it.each(['Sok Dara', '林小雨', 'សុខ ដារ៉ា', '👨‍👩‍👧', '12:30', '<b>&'])('leaves %s as it is', (text) => {
    expect(isolated(text)).toBe(text);
  });

  it.each(['سارة', 'שרה', 'Sara سارة 12'])('isolates %s', (text) => {
    expect(isolated(text)).toBe(`\u2068${text}\u2069`);
  });
});

describe('the texts of people in the code', () => {
  const joined = sourceFiles().flatMap(({ path, tree }) =>
    joinedTexts(tree).map((text) => `${path}: ${text}`),
  );

  it('are isolated where they stand beside other texts', () => {
    expect(joined).toEqual([]);
  });

  it.each([
    ['<p>{user.name} (2)</p>', ['user.name']],
    ['<p><Icon />{name}</p>', ['name']],
    ['<p><Icon />{isOpen && name}</p>', ['isOpen && name']],
    ['<p>{entry.person ?? t("system")} · <Time /></p>', ['entry.person ?? t("system")']],
    ['toasts.show({ text: `${t("saved")}: ${policy.title}` })', ['policy.title']],
  ])('are found in %s', (code, texts) => {
    expect(joinedTexts(parse('x.tsx', code))).toEqual(texts);
  });

  it.each([
    '<p>{user.name}</p>',
    '<p><Icon />{store.note && <Note />}</p>',
    '<p><bdi>{user.name}</bdi> (2)</p>',
    '<p>{t("saved", { name })} <Time /></p>',
    '<p>{`${isolated(person)} · `}<Time /></p>',
    'const key = `views.${name}`',
  ])('may be as in %s', (code) => {
    expect(joinedTexts(parse('x.tsx', code))).toEqual([]);
  });
});
