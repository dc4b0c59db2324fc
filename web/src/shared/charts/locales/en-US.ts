export const catalogue = {
  asChart: 'Show as chart',
  asTable: 'Show as table',
  role: 'chart',
  keys: '{{label}}. The arrow keys read it point by point.',
  range: 'Part of “{{label}}” that is shown',
  from: 'From',
  to: 'To',
} as const;
