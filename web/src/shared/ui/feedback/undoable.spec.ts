import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from './toasts.store';
import { undoable } from './undoable';

describe('undoable', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('leaves twelve seconds to think', () => {
    undoable({ text: 'Deleted', undo: () => Promise.resolve() });
    vi.advanceTimersByTime(11_999);
    expect(toasts.shown).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.shown).toHaveLength(0);
  });

  it('says when it is taken back, and only then', async () => {
    const undo = vi.fn(() => Promise.resolve());
    undoable({ text: 'Deleted', undo });
    toasts.shown[0]?.action?.run();
    await vi.waitFor(() => {
      expect(toasts.shown).toHaveLength(2);
    });
    expect(undo).toHaveBeenCalledOnce();
  });

  it('is quiet about a failure that was told already', async () => {
    const undo = vi.fn(() => Promise.reject(new Error('offline')));
    undoable({ text: 'Moved', undo });
    toasts.shown[0]?.action?.run();
    await vi.advanceTimersByTimeAsync(0);
    expect(toasts.shown).toHaveLength(1);
  });
});
