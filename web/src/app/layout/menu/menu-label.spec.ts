import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../../shared/locales/en-US';
import { menuLabel } from './menu-label';

const labelOf = (name: string, locale: string) =>
  menuLabel({ name, path: '', meta: { locale, requiresAuth: true } });

describe('the label of an entry', () => {
  beforeAll(() =>
    i18next.init({
      lng: 'en-US',
      keySeparator: false,
      defaultNS: 'shared',
      resources: { 'en-US': { shared: catalogue } },
    }),
  );

  it.each([
    ['dashboard', 'menu.server.dashboard', 'Server-driven dashboard'],
    ['Card', 'Our cards', 'Our cards'],
    ['Card', 'menu.of.another.client', 'Card List'],
    ['faq', 'menu.of.another.client', 'FAQ'],
    ['ops', 'menu.of.another.client', 'ops'],
    ['Card', 'sessionEnd.title', 'Card List'],
    ['Card', 'brand', 'brand'],
  ])('%s with %s is %s', (name, locale, label) => {
    expect(labelOf(name, locale)).toBe(label);
  });
});
