import { expect } from '@jest/globals';

export const TEXT = expect.any(String);
export const NUMBER = expect.any(Number);
export const BOOLEAN = expect.any(Boolean);
export const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
/** Null where there was nothing to grow from. */
export const GROWTH = matching((value) => value === null || typeof value === 'number');

/** @param values as parts of a regular expression */
export const one = (...values: string[]) => expect.stringMatching(new RegExp(`^(?:${values.join('|')})$`));

export const oneOf = (...values: (number | null)[]) => matching((value) => values.includes(value as number));

export const numbers = (count: number) =>
  matching((value) => Array.isArray(value) && value.length === count && value.every(Number.isFinite));

export const texts = (count: number, pattern = /./) =>
  matching(
    (value) =>
      Array.isArray(value) && value.length === count && value.every((text) => pattern.test(String(text))),
  );

/** All the elements have these members. Others may stand beside them. */
export const rows = (shape: object, count?: number) =>
  matching((value) => {
    if (!Array.isArray(value)) return false;
    for (const row of value) expect(row).toMatchObject(shape);
    return count === undefined ? value.length > 0 : value.length === count;
  });

export function matching(asymmetricMatch: (value: unknown) => boolean) {
  return { asymmetricMatch };
}
