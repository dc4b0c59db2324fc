import nprogress from 'nprogress';
import { expect, it, vi } from 'vitest';

it('the progress bar has the times and steps of the specification, and no spinner', async () => {
  vi.stubGlobal('window', globalThis);
  await import('../routing/progress');
  expect((nprogress as unknown as { settings: object }).settings).toMatchObject({
    minimum: 0.08,
    speed: 200,
    trickleRate: 0.02,
    trickleSpeed: 800,
    showSpinner: false,
  });
});
