export const catalogue = {
  offline: 'You are offline. What you see may be out of date; it updates once you are back online.',
  away: 'No connection to the server. Trying again…',
} as const;
