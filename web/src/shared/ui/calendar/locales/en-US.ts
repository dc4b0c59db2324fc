export const catalogue = {
  hint: 'Type a day as {{format}}, or press the down arrow and choose it with the arrow keys and Enter. Page Up and Page Down change the month, with Shift the year.',
  'year.previous': 'Previous year',
  'month.previous': 'Previous month',
  'month.next': 'Next month',
  'year.next': 'Next year',
} as const;
