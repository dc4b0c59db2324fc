export interface SeedContext {
  /** The day from which the sample data counts back, so that it looks fresh on the day it is made. */
  today: Temporal.PlainDate;
  timeZone: string;
}

export interface TopUpContext extends SeedContext {
  /** About how many facts of content there are over the two years that are kept. */
  facts: number;
}
