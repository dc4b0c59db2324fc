export const catalogue = {
  required: 'Please fill in this field',
  tooShort: 'Enter at least {{min}} characters',
  tooLong: 'Enter at most {{max}} characters; these are {{typed}}',
  tooMany: 'Enter at most {{max}} entries',
  pattern: 'This does not have the expected form',
  character: '“{{character}}” is not allowed here',
  space: 'Spaces are not allowed here',
  number: 'Enter a number in digits',
  whole: 'Enter a whole number, without a fraction',
  range: 'Enter a number from {{min}} to {{max}}',
  'range.max': 'Enter a number of at most {{max}}',
  'range.min': 'Enter a number of at least {{min}}',
  past: 'This must not be in the past',
  choice: 'Choose one of the options',
  wrong: 'This value is not allowed',

  conflict:
    'Somebody else has changed this since you opened it. Look at it again before you send your input.',

  clash: 'Somebody else has changed this in the meantime.',
  'clash.by': '{{person}} changed this at {{time}}.',
  'clash.keep': 'Both of you changed the following. Your input is kept, and saving it replaces theirs.',
  'clash.theirs': '{{field}}, theirs: {{value}}',
  'clash.empty': 'empty',
  'clash.take': 'Use theirs',
  'clash.take.named': 'Use theirs: {{field}}',
  merged: 'Saved together with what somebody else changed: {{fields}}',
  'merged.by': 'Saved together with what {{person}} changed at {{time}}: {{fields}}',

  'leave.title': 'Discard your input?',
  'leave.text': 'What you entered here was not sent.',
  'leave.discard': 'Discard',
  'leave.stay': 'Continue editing',

  'password.rule':
    'At least six letters, digits or special characters except spaces, with both uppercase and lowercase letters',
  'password.strength.weak': 'Weak: easy to guess',
  'password.strength.fair': 'Fair: longer is better',
  'password.strength.strong': 'Strong',
} as const;
