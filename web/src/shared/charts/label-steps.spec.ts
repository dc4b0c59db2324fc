import { describe, expect, it } from 'vitest';
import { shownLabels } from './label-steps';

const WIDTH = 44;
const days = (room: number, lastWidth = WIDTH) =>
  Array.from({ length: 8 }, (_, step) => ({
    step,
    middle: (step * room) / 7,
    width: step === 7 ? lastWidth : WIDTH,
  }));

describe('shownLabels', () => {
  it('shows all labels if there is room', () => {
    expect(shownLabels(days(900), 900)).toHaveLength(8);
  });

  it.each([
    [120, WIDTH],
    [180, WIDTH],
    [260, 150],
    [400, 150],
  ])('prevents overlaps in %d px, with %d px for the last label', (room, lastWidth) => {
    const shown = shownLabels(days(room, lastWidth), room);
    for (const [at, { middle, width }] of shown.entries()) {
      const before = shown[at - 1];
      if (before !== undefined) expect(middle - width / 2).toBeGreaterThan(before.middle + before.width / 2);
      expect(middle + width / 2).toBeLessThanOrEqual(room + 24);
    }
    expect(shown.at(-1)?.step).toBe(7);
  });

  it('handles a container without a size', () => {
    expect(shownLabels(days(0), 0).map(({ step }) => step)).toEqual([7]);
  });
});
