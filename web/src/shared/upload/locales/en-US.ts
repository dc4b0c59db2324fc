export const catalogue = {
  remove: 'Remove',
  'remove.named': 'Remove {{name}}',
  replace: 'Replace',
  'replace.named': 'Replace {{name}}',
  drop: 'or drop the file here',
  rule: '{{endings}}, up to {{size}}',
  sending: 'Sending {{name}}',
  done: '{{name}} was sent',
  refused: '{{name}} {{reason}}',
  'rejected.type': '{{name}} cannot be uploaded: only {{endings}}',
  'rejected.size': '{{name}} is too large: at most {{size}}',
  'rejected.empty': '{{name}} is empty',
} as const;
