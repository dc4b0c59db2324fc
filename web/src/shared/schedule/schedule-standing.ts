export interface Schedule {
  /** `YYYY-MM-DD HH:mm:ss`; null for always. */
  onlineFrom: string | null;
  onlineUntil: string | null;
}

/** What the times say now. @param now as the API writes times */
export function standingOf(
  { onlineFrom, onlineUntil }: Schedule,
  now: string,
): 'before' | 'during' | 'after' {
  if (onlineUntil !== null && onlineUntil <= now) return 'after';
  return onlineFrom !== null && onlineFrom > now ? 'before' : 'during';
}
