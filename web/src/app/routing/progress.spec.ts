import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// It needs a document, which unit tests have none of.
const bar = vi.hoisted(() => ({ start: vi.fn(), done: vi.fn(), isStarted: vi.fn(() => true) }));
vi.mock('nprogress', () => ({ default: { configure: () => bar } }));
vi.stubGlobal('window', globalThis);
vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16));
const { progress } = await import('./progress');

describe('the progress bar', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is not shown for a screen that is there at once', () => {
    progress.start();
    vi.advanceTimersByTime(50);
    progress.done();
    vi.advanceTimersByTime(1_000);
    expect(bar.start).not.toHaveBeenCalled();
  });

  it('is shown once while a screen takes longer, also when another one is asked for', () => {
    progress.start();
    vi.advanceTimersByTime(50);
    progress.start();
    vi.advanceTimersByTime(150);
    expect(bar.start).toHaveBeenCalledOnce();
    progress.done();
    progress.done();
    expect(bar.done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(50);
    expect(bar.done).toHaveBeenCalledOnce();
  });
});
