import { describe, expect, test } from '@jest/globals';
import { ByName, namesWithKeys } from './by-name.js';

const record = (id: number, name: string) => ({ id, name });
const DARA = record(1, 'Sok Dara');
const ANNA = record(2, 'Anna');
const LOUD_ANNA = record(3, 'ANNA');
const JOSE = record(4, 'Jos\u00E9');
const people = new ByName([DARA, ANNA, LOUD_ANNA, JOSE]);

describe('records by name', () => {
  test.each([
    ['sok  dara', [DARA]],
    ['Sok\u00A0Dara\u200B', [DARA]],
    ['Jose\u0301', [JOSE]],
    ['Jose', []],
    ['anna', [ANNA, LOUD_ANNA]],
    ['ANNA', [LOUD_ANNA]],
    ['Sokdara', []],
  ])('%j', (name, found) => {
    expect(people.named(name)).toEqual(found);
  });

  test('are told apart by their keys', () => {
    expect(namesWithKeys([ANNA, LOUD_ANNA])).toBe('“Anna” (2), “ANNA” (3)');
    expect(namesWithKeys(Array.from({ length: 7 }, (_, at) => record(at, 'A')))).toMatch(/“A” \(4\), …$/);
  });
});
