import { describe, expect, test } from '@jest/globals';
import { ERROR_CODES } from '../../../common/errors/error-codes.js';
import { introduction } from './introduction.js';

describe('the introduction', () => {
  const text = introduction({ rememberedDays: 30, sessionHours: 8, undoHours: 24 });

  test('lists every error, and what its message says', () => {
    const rows = text.match(/^\| \d{5} \w+ \| \d{3} \| .+ \|$/gm) ?? [];
    expect(rows).toHaveLength(Object.keys(ERROR_CODES).length + 1);
    expect(rows).toContain('| 40900 Conflict | 200 | The name `name` is taken. |');
    expect(rows.filter((row) => /(?<!\\)\[/.test(row))).toEqual([]);
  });

  test('has no placeholder left', () => {
    expect(text).not.toMatch(
      /\{\{|\$\{(?!SALA|token|list|total|error|version|id|operationId|changed)|undefined/,
    );
  });
});
