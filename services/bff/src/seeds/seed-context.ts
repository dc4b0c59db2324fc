import { type SimulatedHours } from './simulation-progress.js';

export interface SeedContext {
  /**
   * The reference day of the sample data. Dates count back from it, so that the data looks recent when it is
   * created.
   */
  today: Temporal.PlainDate;
  timeZone: string;
}

export interface TopUpContext extends SeedContext {
  /** The hour of today that has begun. Nothing is generated for it or later hours. */
  hour: number;
  /** When what children do comes as events. Undefined: never. */
  simulated: SimulatedHours | undefined;
  /** Approximate number of content facts over the retention period of two years. */
  facts: number;
}
