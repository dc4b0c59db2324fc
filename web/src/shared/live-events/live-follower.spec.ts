import { expect, it, vi } from 'vitest';
import { LiveFollower } from './live-follower';

it('reloads when shown again only if something happened', () => {
  let heard = 0;
  const events = { heardOf: () => heard, on: () => () => undefined, onGap: () => () => undefined };
  const missed = vi.fn();
  const follower = new LiveFollower('policies.changed', vi.fn(), missed, events);

  follower.start()();
  expect(missed).not.toHaveBeenCalled();
  follower.start()();
  expect(missed).not.toHaveBeenCalled();
  heard += 1;
  follower.start();
  expect(missed).toHaveBeenCalledTimes(1);
});
