import { type PolicySlice } from './policy-slice.js';

/** One row in a hundred is sampled. */
export const SAMPLED_PERCENT = 1;
const ROWS_PER_SAMPLED = 100 / SAMPLED_PERCENT;
/** About 10,000 rows: chance alone does not make so many sampled ones of 5,000. */
export const SURELY_MANY = 100;

/** What a sample of the table says about the matches of a search. */
export interface Sample {
  rows: number;
  matches: number;
  /** Sampled rows up to the end of the page, in the order of the list. */
  beforeEnd: number;
  /** The sampled matches between which the page is expected. */
  low: number | null;
  high: number | null;
}

/** Microseconds on an idle machine, for 1,000,000 rows: docs/decisions/0008. Only their ratios matter. */
const COST = {
  /** The name is in the index. By another sort, it has to be fetched from the table. */
  entryByName: 0.16,
  entryByOther: 1.5,
  rowOfTable: 0.03,
  match: 0.35,
};

/** Whether a scan in the order of the list meets the page sooner than all matches can be collected. */
export function isWalkCheaper({ rows, matches, beforeEnd }: Sample, { sort }: PolicySlice): boolean {
  const walk = beforeEnd * (sort === 'name' ? COST.entryByName : COST.entryByOther);
  return walk <= rows * COST.rowOfTable + matches * COST.match;
}

/**
 * The places of the sampled matches that enclose a page, counted from 1. They are so far apart that chance alone
 * hardly ever puts the page beyond them. The first is 0 if the page may begin with the first match.
 */
export function placesAround({ offset, limit }: PolicySlice): { low: number; high: number } {
  const first = offset / ROWS_PER_SAMPLED;
  const last = (offset + limit) / ROWS_PER_SAMPLED;
  return {
    low: Math.max(0, Math.floor(first - margin(first))),
    high: Math.ceil(last + margin(last)),
  };
}

/** Four standard deviations of the number of sampled rows before a place. */
function margin(place: number): number {
  return 4 * Math.sqrt(place) + 3;
}

/** Rounded to two significant digits. */
export function estimateFrom(sampledMatches: number): number {
  return Number((sampledMatches * ROWS_PER_SAMPLED).toPrecision(2));
}
