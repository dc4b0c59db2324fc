/** How often the studio is sampled, by one replica. */
export const SAMPLE_INTERVAL_MS = 5_000;
/** Timers are not exact: a sample may follow the last one this much earlier than the interval. */
export const SAMPLE_TOLERANCE_MS = 1_000;
/** A PostgreSQL interval. Older samples are removed once a minute. */
export const SAMPLE_RETENTION = '6 hours';
/** Arbitrary lock key. It must be unique within the database and the same in every replica. */
export const SAMPLE_LOCK = 7_252_014;

export const STUDIO_SOURCES = ['simulation', 'off'] as const;
export type StudioSource = (typeof STUDIO_SOURCES)[number];

/** Derived from the stream in use: idle if the studio is off air. */
export const STREAM_QUALITIES = ['smooth', 'unstable', 'interrupted', 'idle'] as const;
export type StreamQuality = (typeof STREAM_QUALITIES)[number];
/** Below this part of the expected bit rate, a stream counts as unstable. */
export const UNSTABLE_BELOW = 0.75;

/** Spans of the population chart. Each has about 60 to 72 steps. */
export const POPULATION_SPANS = ['hour', 'sixHours'] as const;
export type PopulationSpan = (typeof POPULATION_SPANS)[number];
export const POPULATION_STEPS: Readonly<Record<PopulationSpan, { span: string; step: string }>> = {
  hour: { span: '1 hour', step: '1 minute' },
  sixHours: { span: SAMPLE_RETENTION, step: '5 minutes' },
};
