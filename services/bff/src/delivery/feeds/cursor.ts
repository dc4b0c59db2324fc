import { AppError } from '../../common/errors/app-error.js';

const NUMBERS = /^\d{1,10}(,\d{1,10})*$/;

/** Numbers as a text that nobody takes for a number of a page. */
export function cursorOf(...numbers: number[]): string {
  return Buffer.from(numbers.join(',')).toString('base64url');
}

/** @throws AppError contractBroken for what {@link cursorOf} never made of so many numbers */
export function readCursor(cursor: string, count: number): number[] {
  const text = Buffer.from(cursor, 'base64url').toString();
  const numbers = NUMBERS.test(text) ? text.split(',').map(Number) : [];
  if (numbers.length === count && numbers.every((number) => number <= MAX)) return numbers;
  throw refusedCursor();
}

export function refusedCursor(): AppError {
  return new AppError('contractBroken', {}, [
    { field: 'cursor', rule: 'pattern', params: { form: 'cursor' } },
  ]);
}

/** Of PostgreSQL's integers. */
const MAX = 2_147_483_647;
