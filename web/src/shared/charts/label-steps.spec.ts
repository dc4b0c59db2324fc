import { describe, expect, it } from 'vitest';
import { shownLabels } from './label-steps';

const days = Array.from({ length: 8 }, () => 44);

describe('shownLabels', () => {
  it('shows all labels if there is room', () => {
    expect(shownLabels(days, 900)).toHaveLength(8);
  });

  it.each([120, 180, 260, 400])('prevents overlaps in %d px', (room) => {
    const shown = shownLabels(days, room);
    const stride = room / (days.length - 1);
    for (const [at, label] of shown.entries())
      if (at > 0) expect((label - (shown[at - 1] ?? 0)) * stride).toBeGreaterThanOrEqual(44);
    expect(shown.at(-1)).toBe(7);
  });

  it('handles a container without a size', () => {
    expect(shownLabels(days, 0)).toEqual([7]);
  });
});
