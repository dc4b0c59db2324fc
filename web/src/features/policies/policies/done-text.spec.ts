import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { doneText } from './done-text';
import { catalogue } from './locales/en-US';

describe('doneText', () => {
  beforeAll(async () => {
    await i18next.init({
      lng: 'en-US',
      keySeparator: false,
      interpolation: { escapeValue: false },
      resources: { 'en-US': { policies: catalogue } },
    });
  });

  const filled = { name: 'Robots', count: 2 };
  const empty = { name: 'Robots', count: 0 };

  it.each([
    ['online', filled, '“Robots” is online'],
    ['online', empty, '“Robots” is online, but has no items that children can see'],
    ['offline', empty, '“Robots” is offline'],
    ['online', undefined, '2 sets are online'],
  ] as const)('of %s is true for %j', (action, policy, text) => {
    expect(doneText(i18next.getFixedT('en-US', 'policies'), action, 2, policy)).toBe(text);
  });
});
