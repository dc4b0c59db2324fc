export const DROPPED_FILES = {
  intervalMs: 15_000,
  /** How long a run goes on at most. The next one takes up what is left. */
  budgetMs: 5_000,
  /** What could not be removed is tried after 1 minute, after 2 more, and so on, up to 2 to the power of this. */
  mostDoublings: 6,
} as const;

const CONTENT = /^content\/[0-9a-f]{64}$/;

/** Whether several files may have what is stored under this name. */
export function isContent(name: string): boolean {
  return CONTENT.test(name);
}
