import { describe, expect, it } from 'vitest';
import { SERIES_COLORS } from './chart-colors';
import { dashOf, hatchOf } from './mark-styles';

const marks = Array.from({ length: SERIES_COLORS }, (_, at) => at);

describe('the styles of marks', () => {
  it('give each colour a dash of its own', () => {
    expect(new Set(marks.map((at) => dashOf(at).join(' '))).size).toBe(SERIES_COLORS);
  });

  it('give each colour a hatch of its own', () => {
    expect(new Set(marks.map(hatchOf)).size).toBe(SERIES_COLORS);
  });
});
