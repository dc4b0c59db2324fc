export type TableCommand = 'search' | 'next' | 'previous' | 'select' | 'open' | 'clear' | 'help';

/** Single-key shortcuts, as in mail clients and issue trackers. */
export const tableCommands: Readonly<Record<string, TableCommand | undefined>> = {
  '/': 'search',
  j: 'next',
  k: 'previous',
  x: 'select',
  Enter: 'open',
  Escape: 'clear',
  '?': 'help',
};
