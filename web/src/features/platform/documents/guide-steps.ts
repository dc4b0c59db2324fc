import type { PagePath } from '../../../api/generated/model/pages';
import type { Guide } from '../../../shared/pages/guides';

/** The steps of each guide, by the key of their texts, and the page on which they are done. */
export const guideSteps = {
  publish: {
    steps: ['publish.write', 'publish.create', 'publish.check', 'publish.online', 'publish.undo'],
    to: '/list/search-table',
  },
  import: {
    steps: ['import.prepare', 'import.choose', 'import.check', 'import.undo'],
    to: '/list/search-table',
  },
  inspect: {
    steps: ['inspect.queue', 'inspect.look', 'inspect.decide', 'inspect.history'],
    to: '/list/card',
  },
  orders: {
    steps: ['orders.order', 'orders.pay', 'orders.renew', 'orders.ledger'],
    to: '/list/card',
  },
  integrate: {
    steps: ['integrate.token', 'integrate.records', 'integrate.inspect', 'integrate.facts'],
    to: '/user/setting',
  },
} as const satisfies Record<Guide, { steps: readonly string[]; to: PagePath }>;
