export const catalogue = {
  login: 'Log in',
  title: 'A school of technology for children',
  text: 'Sala brings lessons in technology to children online: short films and pictures, in Khmer, Chinese and English.',
  action: 'Log in to the workplace',
  footer: 'Sala means “hall” and “school” in Khmer.',
} as const;
