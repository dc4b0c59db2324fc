import { expect, test, vi } from 'vitest';
import { share } from './share';

const PAGE = { title: 'Robots', url: 'https://sala.example/watch/en/items/7' };
const failing = (name: string) => () => Promise.reject(new DOMException('', name));

test('the menu of the device is used where there is one', async () => {
  const [menu, copy] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())];
  expect(await share(PAGE, { share: menu, copy })).toBe('shared');
  expect(menu).toHaveBeenCalledWith(PAGE);
  expect(copy).not.toHaveBeenCalled();
});

test('a child who closes the menu gets nothing copied', async () => {
  const copy = vi.fn(() => Promise.resolve());
  expect(await share(PAGE, { share: failing('AbortError'), copy })).toBe('shared');
  expect(copy).not.toHaveBeenCalled();
});

test.each([
  ['without a menu', undefined],
  ['if the menu fails', failing('NotAllowedError')],
])('the address is copied %s', async (_, menu) => {
  const copy = vi.fn(() => Promise.resolve());
  expect(await share(PAGE, { share: menu, copy })).toBe('copied');
  expect(copy).toHaveBeenCalledWith(PAGE.url);
});

test.each([
  ['there is no clipboard', undefined],
  ['the browser refuses', failing('NotAllowedError')],
])('the address is to be shown if %s', async (_, copy) => {
  expect(await share(PAGE, { share: undefined, copy })).toBe('failed');
});
