import { describe, expect, jest, test } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { textRules } from './text-rules.js';

const LIMIT = 10;

/** A field with a pattern and a parser, and how often each was asked. */
function field() {
  const pattern = /^a*$/;
  const asked = jest.spyOn(pattern, 'exec');
  const parse = jest.fn((text: string) => text);
  class Sent {
    text: string;
  }
  for (const rule of textRules({ maxLength: LIMIT, pattern, parse })) rule(Sent.prototype, 'text');
  const broken = async (text: string) =>
    (await validate(plainToInstance(Sent, { text }))).flatMap(({ constraints }) =>
      Object.keys(constraints ?? {}),
    );
  return { asked, parse, broken };
}

describe('a text with a pattern', () => {
  test('is not held against it when it is much too long', async () => {
    const { asked, parse, broken } = field();
    expect(await broken('a'.repeat(2 * LIMIT + 1))).toEqual(['maxLength']);
    expect(asked).not.toHaveBeenCalled();
    expect(parse).not.toHaveBeenCalled();
  });

  test('is held against it otherwise', async () => {
    const { parse, broken } = field();
    expect(await broken('a'.repeat(LIMIT))).toEqual([]);
    expect(parse).toHaveBeenCalled();
    expect(await broken('b')).toEqual(['matches']);
    expect((await broken('b'.repeat(LIMIT + 1))).toSorted()).toEqual(['matches', 'maxLength']);
  });
});
