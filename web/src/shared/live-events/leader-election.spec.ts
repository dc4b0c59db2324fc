import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LeaderElection } from './leader-election';

const platform = navigator;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('LeaderElection', () => {
  beforeEach(() => {
    const events = new EventTarget();
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
    vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  });
  afterEach(() => {
    vi.stubGlobal('navigator', platform);
  });

  it.each(['InvalidStateError', 'AbortError', 'SecurityError'])(
    'does not loop when %s refuses the lock immediately',
    async (name) => {
      const request = vi.fn(() => Promise.reject(new DOMException('', name)));
      vi.stubGlobal('navigator', { locks: { request } });
      const leadership = new LeaderElection('test', () => Promise.resolve());
      void leadership.run();
      await wait(100);
      expect(request).toHaveBeenCalledTimes(1);
      leadership.stop();
    },
  );

  it('retries after a temporary refusal', async () => {
    const request = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));
    vi.stubGlobal('navigator', { locks: { request } });
    const leadership = new LeaderElection('test', () => Promise.resolve());
    void leadership.run();
    await vi.waitFor(
      () => {
        expect(request.mock.calls.length).toBeGreaterThan(1);
      },
      { timeout: 5_000 },
    );
    leadership.stop();
  });
});
