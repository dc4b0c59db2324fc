export const catalogue = {
  'kind.open': 'Open',
  'kind.renew': 'Renew',
  months_one: '{{count}} month',
  months_other: '{{count}} months',

  'order.title.open': 'Open “{{title}}”',
  'order.title.renew': 'Renew “{{title}}”',
  'order.term': 'Term',
  'order.term.option': '{{term}}: {{price}}',
  'order.price': 'Price',
  'order.until': 'Open until',
  'order.balance': 'Balance',
  'order.left': 'Balance afterwards',
  'order.missing': '{{amount}} is missing to pay now. Order it, and pay when the balance has been topped up.',
  'order.topUp': 'Go to the ledger',
  'order.pay': 'Pay now',
  'pay.title': 'Pay order {{id}}: {{title}}',
  'pay.missing': '{{amount}} is missing. Top up the balance first.',
  'order.later': 'Order, pay later',
  'order.gone': 'It can no longer be ordered: somebody else ordered it first.',
  'order.repriced':
    'The price has changed from {{former}} to {{price}}. Nothing was charged: check it, then decide again.',
  'order.conflict':
    'Somebody else changed this service first. You see its current state; please decide again.',
  'order.done.later': 'The order for “{{title}}” waits for payment',
  'order.done.open': '“{{title}}” is open',
  'order.done.renew': '“{{title}}” is renewed',
} as const;
