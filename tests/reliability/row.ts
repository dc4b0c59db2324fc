import type { Site } from './site.ts';

export type Outcome = 'holds' | 'does not hold' | 'not run';

export interface Measured {
  outcome: Outcome;
  /** In a few words, with figures. */
  measured: string;
}

/** One promise of the product, and the program that tries to break it. */
export interface Row {
  /** For `--only reliability <name>`. */
  name: string;
  happens: string;
  /** What must hold then. */
  expected: string;
  /** @param startSite starts what all rows of a run share, or gives it */
  measure(startSite: () => Promise<Site>, note: (text: string) => void): Promise<Measured>;
}

/** It holds if nothing speaks against it. Otherwise that comes first. */
export function judged(measured: string, against: (string | false)[]): Measured {
  const reasons = against.filter((each) => each !== false);
  if (reasons.length === 0) return { outcome: 'holds', measured };
  return { outcome: 'does not hold', measured: `${reasons.join('; ')}. ${measured}` };
}

export function notRun(reason: string): Measured {
  return { outcome: 'not run', measured: reason };
}

export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
