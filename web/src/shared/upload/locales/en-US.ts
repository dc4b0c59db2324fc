export const catalogue = {
  remove: 'Remove',
  'remove.named': 'Remove {{name}}',
  replace: 'Replace',
  'replace.named': 'Replace {{name}}',
  drop: 'or drop the file here',
  rule: '{{endings}}, up to {{size}}',
  'rule.anySize': '{{endings}}',
  'rule.fitted': '{{endings}}; pictures over {{size}} are made smaller first',
  preparing: 'Making {{name}} fit',
  sending: 'Sending {{name}}',
  done: '{{name}} was sent',
  'done.fitted': '{{name}} ({{before}}) was made into a picture of {{after}} and sent',
  refused: '{{name}} {{reason}}',
  'rejected.type': '{{name}} cannot be uploaded: only {{endings}}',
  'rejected.size': '{{name}} is too large: at most {{size}}',
  'rejected.empty': '{{name}} is empty',
  'rejected.heic':
    '{{name}} is in the HEIC format of iPhones, which this browser cannot read. On the iPhone, choose Settings › Camera › Formats › Most Compatible for new photos; for this one, open this page on the iPhone or in Safari and choose the photo there',
  'rejected.unreadable':
    '{{name}} cannot be read as a picture by this browser; save it as JPEG or PNG and choose that',
} as const;
