export const catalogue = {
  'tab.label': 'User settings',
  'tab.basic': 'Basic Information',
  'tab.security': 'Security Settings',
  'tab.certification': 'Certification',

  'panel.accountId': 'Account ID',
  'panel.phone': 'Phone',
  'panel.registrationDate': 'Registration date',
  'panel.none': 'None',
  'panel.certified': 'Certified',
  'panel.notCertified': 'Not certified',
} as const;
