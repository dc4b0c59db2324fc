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

  it('can be undone for twelve seconds', () => {
    undoable({ text: 'Deleted', undo: () => Promise.resolve() });
    vi.advanceTimersByTime(11_999);
    expect(toasts.shown).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.shown).toHaveLength(0);
  });

  it('confirms only after an undo', async () => {
    const undo = vi.fn(() => Promise.resolve());
    undoable({ text: 'Deleted', undo });
    toasts.shown[0]?.action?.run();
    await vi.waitFor(() => {
      expect(toasts.shown).toHaveLength(2);
    });
    expect(undo).toHaveBeenCalledOnce();
  });

  it('does not report an error twice', async () => {
    const undo = vi.fn(() => Promise.reject(new Error('offline')));
    undoable({ text: 'Moved', undo });
    toasts.shown[0]?.action?.run();
    await vi.advanceTimersByTimeAsync(0);
    expect(toasts.shown).toHaveLength(1);
  });
});
