import { describe, expect, test } from '@jest/globals';
import { activityText } from './activity-text.js';

const ONE = { entity: 'project', entityId: 3, action: 'edit', name: 'Robot garden', count: 1 } as const;

describe('what somebody did', () => {
  test.each([
    ['en-US', 'Edited the project “Robot garden”'],
    ['zh-CN', '编辑了项目“Robot garden”'],
    ['km-KH', 'បានកែសម្រួលគម្រោង «Robot garden»'],
  ] as const)('is a sentence in %s', (language, sentence) => {
    expect(activityText(ONE, language)).toBe(sentence);
  });

  test('names a record by its key where the log does not name it', () => {
    expect(activityText({ ...ONE, name: null }, 'en-US')).toBe('Edited the project “3”');
  });

  test('counts what was changed together', () => {
    const many = { ...ONE, entity: 'policy', action: 'online', count: 1_200 } as const;
    expect(activityText(many, 'en-US')).toBe('Put 1,200 sets online');
  });

  test('knows no better word for what it does not know', () => {
    expect(activityText({ ...ONE, action: 'juggle' }, 'en-US')).toBe('Changed the project “Robot garden”');
  });
});
