/** The same in every language. Whoever runs a Sala of their own changes it here. */
export const organization = {
  phone: '023 000 000',
  phoneUri: 'tel:+85523000000',
  email: 'hello@sala.example',
  city: 'Phnom Penh',
  country: 'KH',
} as const;
