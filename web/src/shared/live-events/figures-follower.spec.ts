import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Resource } from '../data/resource';
import type { Events } from './live-follower';
import { FiguresFollower } from './figures-follower';

describe('FiguresFollower', () => {
  beforeEach(() => {
    vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  });

  const loaded = async () => {
    const ask = vi.fn(() => Promise.resolve(1));
    const resource = new Resource<number>();
    await resource.load(ask);
    const listeners = new Set<() => void>();
    const on = (_name: string, listener: (data: never) => void) => {
      const told = () => {
        listener({ count: 3 } as never);
      };
      listeners.add(told);
      return () => listeners.delete(told);
    };
    const events: Events = { heardOf: () => 0, on, onGap: () => () => undefined };
    const follower = new FiguresFollower(() => [resource], events);
    follower.start();
    const tell = () => {
      for (const told of listeners) told();
    };
    return { ask, resource, follower, tell };
  };

  it('asks again without a sign of it, until it is stopped', async () => {
    const { ask, resource, follower, tell } = await loaded();
    ask.mockResolvedValueOnce(2);
    tell();
    expect(resource.isLoading).toBe(false);
    await vi.waitFor(() => {
      expect(resource.data).toBe(2);
    });
    follower.stop();
    tell();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('keeps what is shown when the answer fails', async () => {
    const { ask, resource, follower, tell } = await loaded();
    ask.mockRejectedValueOnce(new Error('away'));
    tell();
    await Promise.resolve();
    expect([resource.data, resource.state]).toEqual([1, 'ready']);
    follower.stop();
  });

  it('waits while the page is out of view', async () => {
    const { ask, follower, tell } = await loaded();
    Object.assign(document, { hidden: true });
    tell();
    tell();
    expect(ask).toHaveBeenCalledTimes(1);
    Object.assign(document, { hidden: false });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(ask).toHaveBeenCalledTimes(2);
    follower.stop();
  });
});
