import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { interpolation, numberFormatter } from './interpolation';

const catalogues = import.meta.glob<Record<string, string>>('../../**/locales/*.ts', {
  import: 'catalogue',
  eager: true,
});

describe('a text of a catalogue', () => {
  const i18n = i18next.createInstance();
  const texts = {
    saved: '“{{name}}” (2) was saved.',
    told: 'Told: {{text}}',
    rows_one: '{{count}} row',
    rows_other: '{{count}} rows',
    order: 'Order {{id}}, at most {{limit}}',
  };
  beforeAll(async () => {
    await i18n.use(numberFormatter).init({
      lng: 'en-US',
      keySeparator: false,
      interpolation: { ...interpolation, defaultVariables: { limit: 10_000 } },
      resources: { 'en-US': { x: texts }, 'zh-CN': { x: texts }, 'km-KH': { x: texts } },
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

  it.each(['en-US', 'zh-CN', 'km-KH'])('separates the thousands of every number in %s', (lng) => {
    expect(t('rows', { count: 2399, lng })).toBe('2,399 rows');
    expect(t('rows', { count: 1, lng: 'en-US' })).toBe('1 row');
    expect(t('order', { id: 1024, lng })).toBe('Order 1024, at most 10,000');
  });

  it('always isolates', () => {
    const texts = Object.values(catalogues).flatMap((catalogue) => Object.values(catalogue));
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((text) => /\{\{\s*-/.test(text))).toEqual([]);
  });
});
