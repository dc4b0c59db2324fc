export const catalogue = {
  offline: 'You are offline. What you see may be out of date; it catches up by itself.',
  away: 'The server has not been heard of for a while. Trying again…',
} as const;
