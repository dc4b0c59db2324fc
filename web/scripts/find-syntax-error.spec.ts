import { expect, it } from 'vitest';
import { findSyntaxError } from './find-syntax-error';

const module = { ecmaVersion: 2022, sourceType: 'module' } as const;
const es5 = { ecmaVersion: 5, sourceType: 'script' } as const;

it('accepts what the baseline has', () => {
  expect(findSyntaxError('class A { static #a = 1; static { A.#a ??= 2; } }', module)).toBeUndefined();
  expect(findSyntaxError('const { a } = await import("./a.js");', module)).toBeUndefined();
  expect(findSyntaxError('var a = function () { return "a"; };', es5)).toBeUndefined();
});

it('names the place of what is newer', () => {
  expect(findSyntaxError('let a;\nlet b = /[a--b]/v;', module)).toBe('2:10: Invalid regular expression flag');
  expect(findSyntaxError('let a;\n using b = a;', module)).toBe('2:8: Unexpected token');
  expect(findSyntaxError('var a = () => 1;', es5)).toBe('1:10: Unexpected token');
});
