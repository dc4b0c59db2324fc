import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { interpolation, numberFormatter } from './interpolation';
import { reactTexts, textsOf } from './use-translation';

const catalogues: Record<string, Record<string, Record<string, string>>> = {
  'en-US': {
    shared: { yes: 'Yes', of: '{{at}} of {{of}}', view: 'View {{name}}', price: '{{name}} for {{sum}} $' },
    late: { now: 'Now' },
  },
  'zh-CN': { shared: { yes: '是', of: '{{at}} / {{of}}' }, late: { now: '现在' } },
};
const t = (names: string | string[]) =>
  textsOf(names).t as unknown as (key: string, values?: object) => string;

beforeAll(async () => {
  await i18next
    .use({
      type: 'backend',
      init: () => undefined,
      read: (language: string, name: string, done: (error: null, texts: object) => void) => {
        setTimeout(() => {
          done(null, catalogues[language]?.[name] ?? {});
        });
      },
    })
    .use(reactTexts)
    .use(numberFormatter)
    .init({
      lng: 'en-US',
      fallbackLng: false,
      ns: ['shared'],
      defaultNS: 'shared',
      keySeparator: false,
      interpolation,
    });
});

it('keeps one object while the texts are the same, and fills in values', () => {
  expect(textsOf('shared')).toBe(textsOf('shared'));
  expect(textsOf('shared').ready).toBe(true);
  expect(t('shared')('yes')).toBe('Yes');
  expect([1, 2].map((at) => t('shared')('of', { at, of: 2 }))).toEqual(['1 of 2', '2 of 2']);
});

it('fills in words as i18next does', () => {
  const translate = i18next.getFixedT('en-US', 'shared') as unknown as (
    key: string,
    values: object,
  ) => string;
  for (const name of ['Robots', 'روبوت', '{{name}}', '$t(yes)', '$&', '']) {
    for (const key of ['view', 'shared:view', 'price', 'missing'])
      expect(t('shared')(key, { name, sum: '5' })).toBe(translate(key, { name, sum: '5' }));
  }
  expect(t('shared')('view', { name: 'Robots' })).toBe('View Robots');
  expect(t('shared')('view', {})).toBe(translate('view', {}));
});

it('loads a namespace that is missing, and is another object then', async () => {
  const before = textsOf(['shared', 'late']);
  expect(before.ready).toBe(false);
  const early = t('shared');
  expect(early('late:now')).toBe('now');
  const same = textsOf('shared');
  await expect.poll(() => textsOf(['shared', 'late']).ready).toBe(true);
  expect(t(['shared', 'late'])('late:now')).toBe('Now');
  expect(early('late:now')).toBe('Now');
  expect(textsOf('shared')).toBe(same);
});

it('follows the language', async () => {
  const before = textsOf('shared');
  await i18next.changeLanguage('zh-CN');
  expect(textsOf('shared')).not.toBe(before);
  expect(t('shared')('yes')).toBe('是');
  await i18next.changeLanguage('en-US');
  expect(t('shared')('yes')).toBe('Yes');
});
