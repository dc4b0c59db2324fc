export const catalogue = {
  asChart: 'Show as chart',
  asTable: 'Show as table',
  role: 'chart',
  keys: '{{label}}. Use the arrow keys to read it point by point.',
  'keys.rows':
    '{{label}}. Use the arrow keys to read it point by point, and Enter to open the rows of a point.',
  range: 'Visible part of “{{label}}”',
  from: 'From',
  to: 'To',
  'step.soFar': '{{label}}, so far',

  'growth.up': 'Up {{percent}}',
  'growth.down': 'Down {{percent}}',
  'growth.same': 'No change',
  'growth.new': 'New',

  about: 'How “{{title}}” is made',
  'about.figure': 'Figure',
  'about.growth': 'Growth',
  'about.period': 'Period',
  'about.source': 'Source',
  'about.rows': 'Show the rows',
  source: 'Source: {{source}}',

  more: 'Table and files of “{{title}}”',
  download: 'Download “{{title}}”',
  'download.csv': 'Data as CSV',
  'download.png': 'Picture as PNG',
  'download.done': '{{name}} was downloaded',
} as const;
