export const catalogue = {
  hint: 'Type a day as {{format}}, or press the down arrow and choose it with the arrow keys and Enter. Page Up and Page Down change the month, with Shift the year.',
} as const;
