export const catalogue = {
  drop: 'or drop the file here',
  rule: '{{endings}}, up to {{size}}',
  sending: 'Sending {{name}}',
  done: '{{name}} was sent',
  'fault.type': '{{name}} cannot be taken: only {{endings}}',
  'fault.size': '{{name}} is too large: at most {{size}}',
  'fault.empty': '{{name}} is empty',
} as const;
