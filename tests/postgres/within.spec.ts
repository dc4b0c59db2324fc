import { within } from '../../services/postgres/src/within.ts';
import { expect, test } from '@playwright/test';

test('a wait without an end is refused by its name', async () => {
  await expect(within(10, 'A check', new Promise(() => undefined))).rejects.toThrow(
    'A check took more than 0.01 s.',
  );
  await expect(within(60_000, 'A check', Promise.resolve('done'))).resolves.toBe('done');
});
