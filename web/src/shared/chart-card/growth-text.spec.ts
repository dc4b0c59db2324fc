import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../charts/locales/en-US';
import { growthText, shownGrowth } from './growth-text';

describe('growthText', () => {
  beforeAll(async () => {
    await i18next.init({
      lng: 'en-US',
      keySeparator: false,
      interpolation: { escapeValue: false },
      resources: { 'en-US': { charts: catalogue } },
    });
  });

  it.each([
    [3.24, 'Up 3.2%'],
    [-12.5, 'Down 12.5%'],
    [0, 'No change'],
    [null, 'New'],
  ])('says the direction of %j in words', (percent, text) => {
    expect(growthText(i18next.getFixedT('en-US', 'charts'), percent, 'en-US')).toBe(text);
  });
});

describe('shownGrowth', () => {
  it.each([
    [null, 3, null],
    [null, 0, 0],
    [-100, 0, -100],
    [12.5, 9, 12.5],
  ])('of %j up to %d is %j', (percent, now, shown) => {
    expect(shownGrowth(percent, now)).toBe(shown);
  });
});
