export const catalogue = {
  'make.refused': 'No passkey was made. Try again, and confirm on your device when it asks.',
  'make.known': 'This device already has a passkey of your account.',
  'make.address': 'Passkeys are made at the public address of this site only. Open it there.',
  'make.failed': 'The device could not make a passkey. Try again, or use another device.',
  'use.refused': 'No passkey was used. Try again, or log in another way.',
  'use.known': 'The device could not use the passkey. Try again, or log in another way.',
  'use.address':
    'Passkeys work at the public address of this site only. Open it there, or log in another way.',
  'use.failed': 'The device could not use the passkey. Try again, or log in another way.',
} as const;
