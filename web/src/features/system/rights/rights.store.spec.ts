import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../../shared/locales/km-KH';
import { pagesNamed } from './rights.store';

describe('pagesNamed', () => {
  beforeAll(async () => {
    await i18next.init({
      lng: 'km-KH',
      keySeparator: false,
      defaultNS: 'shared',
      resources: { 'km-KH': { shared: catalogue } },
    });
  });

  it('finds a page by a part of its name in the menu', () => {
    expect(pagesNamed(' សវនកម្ម')).toEqual({ pages: ['Audit'] });
  });

  it('finds the pages of a group by its name', () => {
    expect(pagesNamed(catalogue['menu.library'])).toEqual({ pages: ['Content', 'Authors', 'Labels'] });
  });

  it('names none without a text, and none that nothing is called', () => {
    expect(pagesNamed(' ')).toEqual({});
    expect(pagesNamed('createPolicy')).toEqual({});
  });
});
