/** The color of each state. */
export const tones = { new: 'info', inProgress: 'good', closed: 'quiet' } as const;

/** The actions in the history that have a text. */
export const historyActions = ['create', 'take', 'close', 'reopen'] as const;
