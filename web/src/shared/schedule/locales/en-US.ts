export const catalogue = {
  title: 'Delivery times',
  save: 'Save the times',
  zone: 'These are times of the school, where it is {{now}} now.',
  from: 'Online from',
  'from.hint': 'Empty: from the beginning. Before this time it is not delivered, even if it is online.',
  until: 'Online until',
  'until.hint': 'Empty: without an end.',
  'time.wrong': 'Enter a time such as 09:30',
  'until.early': 'It must end after it begins',
  done: 'The delivery times were saved',
  'standing.before': 'From {{time}}',
  'standing.after': 'Until {{time}}',
} as const;
