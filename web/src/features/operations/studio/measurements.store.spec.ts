import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StudioSampleDto, StudioStatusDto } from '../../../api/generated/model';
import { MeasurementsStore } from './measurements.store';

const sampleAt = (time: string, population = 100): StudioSampleDto => ({
  ...{ time: `2026-03-14 ${time}`, population, quality: 'smooth', streams: [], picture: null },
});
const status: StudioStatusDto = {
  ...{ source: 'simulation', interval: 5, stale: true, sample: sampleAt('09:00:00') },
};

function stand() {
  const store = new MeasurementsStore();
  store.status.put(status);
  const refresh = vi.spyOn(store.population, 'refresh').mockResolvedValue();
  return { store, refresh };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('MeasurementsStore', () => {
  it('takes newer measurements only', () => {
    const { store } = stand();
    store.take(sampleAt('09:00:05', 200));
    store.take(sampleAt('09:00:05', 300));
    store.take(sampleAt('09:00:00', 400));
    expect(store.status.data).toMatchObject({ stale: false, sample: { population: 200 } });
  });

  it('ignores measurements before the first answer', () => {
    const store = new MeasurementsStore();
    store.take(sampleAt('09:00:05'));
    expect(store.status.data).toBeNull();
  });

  it('asks for the population once a minute', () => {
    const { store, refresh } = stand();
    for (const time of ['09:00:05', '09:00:55', '09:01:00', '09:01:05']) store.take(sampleAt(time));
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('says when measurements stop, and when they come again', () => {
    const { store } = stand();
    store.take(sampleAt('09:00:05'));
    vi.advanceTimersByTime(19_000);
    expect(store.isOverdue).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(store.isOverdue).toBe(true);
    store.take(sampleAt('09:00:30'));
    expect(store.isOverdue).toBe(false);
  });
});
