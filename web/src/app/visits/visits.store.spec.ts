import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '../../api/generated/workplace/workplace';
import { STAY_MS, visits } from './visits.store';

vi.mock('../../api/generated/workplace/workplace');
const { recordRecentPage } = vi.mocked(api);
const recorded = () => recordRecentPage.mock.calls.map(([{ page }]) => page);

describe('visits', () => {
  beforeEach(() => {
    vi.resetAllMocks();
    vi.useFakeTimers();
    recordRecentPage.mockResolvedValue(null);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('records a page on which somebody stays', () => {
    visits.open('Card');
    expect(recorded()).toEqual([]);
    vi.advanceTimersByTime(STAY_MS);
    expect(recorded()).toEqual(['Card']);
  });

  it('does not record what is passed through, and what is no page', () => {
    visits.open('Card')?.();
    for (const name of ['Redirect', 'notFound']) visits.open(name);
    vi.advanceTimersByTime(STAY_MS);
    expect(recorded()).toEqual([]);
  });
});
