/** The same in every language. Change it here for another deployment of Sala. */
export const organization = {
  phone: '023 000 000',
  phoneUri: 'tel:+85523000000',
  email: 'hello@sala.example',
  city: 'Phnom Penh',
  country: 'KH',
} as const;
