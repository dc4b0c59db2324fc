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
  /** From this local hour on, what children do comes as events. Undefined: never. */
  eventsSince: Temporal.PlainDateTime | undefined;
  /** Approximate number of content facts over the retention period of two years. */
  facts: number;
}
