import { singleKeyOf, type KeyTarget } from '../shortcuts/single-key';

export type TableCommand = 'search' | 'next' | 'previous' | 'select' | 'open' | 'clear' | 'help';

/** Single-key shortcuts, as in mail clients and issue trackers. */
const commands: Record<string, TableCommand> = {
  '/': 'search',
  j: 'next',
  k: 'previous',
  x: 'select',
  Enter: 'open',
  Escape: 'clear',
  '?': 'help',
};

/** Returns the table action for a key; null if there is none or the key is text input. */
export function commandOf(
  event: Parameters<typeof singleKeyOf>[0],
  target: KeyTarget | null,
): TableCommand | null {
  const key = singleKeyOf(event, target);
  return key === null ? null : (commands[key] ?? null);
}
