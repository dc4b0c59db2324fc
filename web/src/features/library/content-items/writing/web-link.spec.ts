import { expect, test } from 'vitest';
import { isWebAddress, linkOf } from './web-link';

test.each([
  ['www.school.example', 'https://www.school.example'],
  ['school.example/page?a=1', 'https://school.example/page?a=1'],
  [' https://school.example/ ', 'https://school.example/'],
  ['teacher@school.example', 'mailto:teacher@school.example'],
  ['tel:+85512345678', 'tel:+85512345678'],
  ['/watch/items/3', '/watch/items/3'],
])('%s leads to %s', (typed, address) => {
  expect(linkOf(typed)).toBe(address);
});

test.each(['', 'a page', 'javascript:alert(1)', 'https://', 'https://x:99999/', '//school.example', 'wheel'])(
  '%j leads nowhere',
  (typed) => {
    expect(linkOf(typed)).toBeNull();
  },
);

test('only an address of the web makes a link of what it is pasted on', () => {
  expect(isWebAddress(' https://school.example/a ')).toBe(true);
  expect(isWebAddress('https://school.example a')).toBe(false);
  expect(isWebAddress('school.example')).toBe(false);
});
