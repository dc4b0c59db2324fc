import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinedTexts, parse, sourceFiles } from '../../../test/source-texts';
import { interpolation, isolated } from './isolated';

const catalogues = import.meta.glob<Record<string, string>>('../../**/locales/*.ts', {
  import: 'catalogue',
  eager: true,
});

describe('isolated', () => {
  it.each(['Sok Dara', '林小雨', 'សុខ ដារ៉ា', '👨‍👩‍👧', '12:30', '<b>&'])('leaves %s as it is', (text) => {
    expect(isolated(text)).toBe(text);
  });

  it.each(['سارة', 'שרה', 'Sara سارة 12'])('isolates %s', (text) => {
    expect(isolated(text)).toBe(`\u2068${text}\u2069`);
  });
});

describe('a text of a catalogue', () => {
  const i18n = i18next.createInstance();
  beforeAll(async () => {
    await i18n.init({
      lng: 'en-US',
      keySeparator: false,
      interpolation,
      resources: { 'en-US': { x: { saved: '“{{name}}” (2) was saved.', told: 'Told: {{text}}' } } },
    });
  });
  // The keys of this instance are none of the product's.
  const translate = i18n.t as unknown as (key: string, values: object) => string;
  const t = (key: string, values: object) => translate(`x:${key}`, values);

  it('isolates the name of a person in its sentence', () => {
    expect(t('saved', { name: 'سارة' })).toBe('“\u2068سارة\u2069” (2) was saved.');
    expect(t('saved', { name: 'Dara & <Maly>' })).toBe('“Dara & <Maly>” (2) was saved.');
  });

  it('may be a part of another one', () => {
    const inner = t('saved', { name: 'سارة' });
    expect(t('told', { text: inner })).toBe(`Told: \u2068${inner}\u2069`);
  });

  it('always isolates', () => {
    const texts = Object.values(catalogues).flatMap((catalogue) => Object.values(catalogue));
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((text) => /\{\{\s*-/.test(text))).toEqual([]);
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
    ['<p>{entry.person ?? t("system")} · <Time /></p>', ['entry.person ?? t("system")']],
    ['toasts.show({ text: `${t("saved")}: ${policy.title}` })', ['policy.title']],
  ])('are found in %s', (code, texts) => {
    expect(joinedTexts(parse('x.tsx', code))).toEqual(texts);
  });

  it.each([
    '<p>{user.name}</p>',
    '<p><bdi>{user.name}</bdi> (2)</p>',
    '<p>{t("saved", { name })} <Time /></p>',
    '<p>{`${isolated(person)} · `}<Time /></p>',
    'const key = `views.${name}`',
  ])('may be as in %s', (code) => {
    expect(joinedTexts(parse('x.tsx', code))).toEqual([]);
  });
});
