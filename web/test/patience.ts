import { vi } from 'vitest';

/** What is waited for comes, however slow the machine is. The limit only ends what hangs. */
const LIMIT_MS = 60_000;
const { waitFor } = vi;

vi.waitFor = (holds, options) =>
  waitFor(holds, { timeout: LIMIT_MS, ...(typeof options === 'number' ? { timeout: options } : options) });
