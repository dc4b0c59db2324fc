/*
 * How series and slices differ without colour. The same data draw the marks and their swatches.
 */

/** Lengths of dashes and gaps in pixels, by series. */
const DASHES = [[], [7, 4], [2, 3], [12, 3, 2, 3], [5, 2, 2, 2, 2, 2]];

/** The side of the square that a hatch repeats. */
export const HATCH_SIZE = 8;

/** SVG paths, by slice or series; the first is plain. They continue at the edges of the square. */
const HATCHES = [
  '',
  'M-2 2 2-2M-2 10 10-2M6 10 10 6',
  'M0 2H8M0 6H8',
  'M-2 6 2 10M-2-2 10 10M6-2 10 2',
  'M2 0V8M6 0V8',
];

/** @param at index of the series, from 0 */
export const dashOf = (at: number): number[] => DASHES[at % DASHES.length] ?? [];

/** @param at index of the slice or series, from 0 */
export const hatchOf = (at: number): string => HATCHES[at % HATCHES.length] ?? '';
