export const catalogue = {
  asChart: 'Show as chart',
  asTable: 'Show as table',
  role: 'chart',
  keys: '{{label}}. Use the arrow keys to read it point by point.',
  range: 'Visible part of “{{label}}”',
  from: 'From',
  to: 'To',
} as const;
