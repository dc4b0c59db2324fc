import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastsStore } from './toasts.store';

describe('ToastsStore', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows for five seconds', () => {
    const toasts = new ToastsStore();
    toasts.show({ kind: 'error', text: 'no' });
    vi.advanceTimersByTime(4999);
    expect(toasts.shown).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.shown).toHaveLength(0);
  });

  it('shows the same text once', () => {
    const toasts = new ToastsStore();
    toasts.show({ kind: 'error', text: 'no' });
    toasts.show({ kind: 'error', text: 'no' });
    expect(toasts.shown).toHaveLength(1);
  });

  it('replaces a toast with the same id', () => {
    const toasts = new ToastsStore();
    toasts.show({ id: 'menu', kind: 'info', text: 'loading' });
    toasts.show({ id: 'menu', kind: 'success', text: 'loaded' });
    expect(toasts.shown.map(({ text }) => text)).toEqual(['loaded']);
  });

  it('pauses while the user reads', () => {
    const toasts = new ToastsStore();
    toasts.show({ id: 'a', kind: 'error', text: 'no' });
    toasts.hold('a', 'pointer');
    toasts.hold('a', 'focus');
    toasts.release('a', 'pointer');
    vi.advanceTimersByTime(60_000);
    expect(toasts.shown).toHaveLength(1);
    toasts.release('a', 'focus');
    vi.advanceTimersByTime(5000);
    expect(toasts.shown).toHaveLength(0);
  });
});
