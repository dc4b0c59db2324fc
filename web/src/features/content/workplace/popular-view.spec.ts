import { describe, expect, it } from 'vitest';
import { popularView, sorted } from './popular-view';

const row = (key: number, increases: number | null) => ({
  key,
  id: key,
  title: `Lesson ${key}`,
  clickNumber: '1.0w+',
  clicks: 10_000 - key,
  clicksToday: 100,
  increases,
});
const rows = [row(1, 3), row(2, null), row(3, -4), row(14, 20)].map((one, at) => ({ ...one, key: at + 1 }));
const keysBy = (search: string) =>
  sorted(rows, popularView.read(new URLSearchParams(search)), 'en-US').map(({ key }) => key);

describe('popular content', () => {
  it('is ordered by rank by default', () => {
    expect(keysBy('')).toEqual([1, 2, 3, 4]);
    expect(keysBy('sort=nonsense')).toEqual([1, 2, 3, 4]);
  });

  it('is sorted by the address, with missing growth last', () => {
    expect(keysBy('sort=increases')).toEqual([3, 1, 4, 2]);
    expect(keysBy('sort=increases&order=desc')).toEqual([4, 1, 3, 2]);
    expect(keysBy('sort=clicks')).toEqual([4, 3, 2, 1]);
    expect(keysBy('sort=title&order=desc')).toEqual([4, 3, 2, 1]);
  });

  it('has its type in the address', () => {
    expect(popularView.read(new URLSearchParams('popular=video')).popular).toBe('video');
    expect(popularView.read(new URLSearchParams('popular=song')).popular).toBe('text');
  });
});
