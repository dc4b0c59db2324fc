import { describe, expect, it, vi } from 'vitest';
import { ConfirmStore } from './confirm.store';

const question = {
  title: 'Delete the set?',
  text: 'Set 0042 goes for good.',
  action: 'Delete',
  isIrreversible: true,
};

describe('ConfirmStore', () => {
  it('returns the pressed button', async () => {
    const store = new ConfirmStore();
    const first = store.ask(question);
    store.cancel();
    const second = store.ask(question);
    await store.confirm();
    expect([await first, await second]).toEqual([false, true]);
    expect(store.asked).toBeNull();
  });

  it('waits for the action and runs it once', async () => {
    const store = new ConfirmStore();
    const done = Promise.withResolvers<undefined>();
    const run = vi.fn(() => done.promise);
    const answer = store.ask({ ...question, run });
    const pressed = store.confirm();
    void store.confirm();
    expect(store.isBusy).toBe(true);
    done.resolve(undefined);
    await pressed;
    expect(await answer).toBe(true);
    expect(run).toHaveBeenCalledOnce();
  });

  it('stays open after a failure, and shows it there only', async () => {
    const store = new ConfirmStore();
    const error = new Error('offline');
    void store.ask({ ...question, run: () => Promise.reject(error) });
    await store.confirm();
    expect(store.asked).not.toBeNull();
    expect([store.isBusy, store.failure]).toEqual([false, error]);
    void store.ask(question);
    expect(store.failure).toBeNull();
  });

  it('is replaced by another dialog', async () => {
    const store = new ConfirmStore();
    const first = store.ask(question);
    void store.ask({ ...question, title: 'Another?' });
    expect(await first).toBe(false);
    expect(store.asked?.title).toBe('Another?');
  });
});
