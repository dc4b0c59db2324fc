import { describe, expect, it, vi } from 'vitest';
import { LiveResource } from './live-resource';

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

/** A resource whose answers come in the order in which the test gives them. */
async function stand() {
  const answers: ((value: string) => void)[] = [];
  const fetch = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  const live = new LiveResource(fetch);
  live.load();
  answers[0]?.('first');
  await vi.waitFor(() => {
    expect(live.data).toBe('first');
  });
  return { live, answers, fetch };
}

describe('LiveResource', () => {
  it('drops an answer that is older than the one after it', async () => {
    const { live, answers } = await stand();
    const both = [live.refresh(), live.refresh()];
    answers[2]?.('newer');
    answers[1]?.('older');
    await Promise.all(both);
    expect(live.data).toBe('newer');
  });

  it('drops an answer that is older than the result of an action, and asks again', async () => {
    const { live, answers } = await stand();
    const refresh = live.refresh();
    live.put('mine');
    answers[1]?.('older');
    await flushPromises();
    expect(live.data).toBe('mine');
    answers[2]?.('mine and theirs');
    await refresh;
    expect(live.data).toBe('mine and theirs');
  });

  it('drops the answer of a load that is older than the result of an action', async () => {
    const { live, answers } = await stand();
    live.load();
    live.put('mine');
    answers[1]?.('older');
    await flushPromises();
    expect([live.data, live.resource.isLoading]).toEqual(['mine', false]);
  });

  it('loads anew if something changes while it is loading', async () => {
    const answers: ((value: string) => void)[] = [];
    const live = new LiveResource(() => new Promise<string>((resolve) => answers.push(resolve)));
    live.load();
    void live.refresh();
    answers[0]?.('older');
    await flushPromises();
    expect(live.data).toBeNull();
    answers[1]?.('newer');
    await flushPromises();
    expect(live.data).toBe('newer');
  });

  it('keeps what it has when a refresh fails', async () => {
    const { live, fetch } = await stand();
    fetch.mockRejectedValueOnce(new Error('away'));
    await live.refresh();
    expect([live.data, live.resource.state]).toEqual(['first', 'ready']);
  });

  it('does not refresh what was never loaded', async () => {
    const fetch = vi.fn(() => Promise.resolve('x'));
    await new LiveResource(fetch).refresh();
    expect(fetch).not.toHaveBeenCalled();
  });
});
