import { type EntityManager } from 'typeorm';
import { LedgerEntry } from '../billing/ledger/ledger-entry.entity.js';
import { endOfDay } from '../common/time/display-time.js';
import { ServiceCard } from '../content/service-cards/service-card.entity.js';
import { ServiceOrder } from '../content/service-cards/service-order.entity.js';
import { RENEWAL_DAYS } from '../content/service-cards/service-orders.constants.js';
import { ServicePrice } from '../content/service-cards/service-price.entity.js';
import { insertFixed } from './insert-fixed.js';
import { type SeedContext } from './seed-context.js';

/** In fen, by the key of the service and the months of the term. */
const PRICES: Record<string, [months: number, price: number][]> = {
  'learning-paths': [
    [1, 32_000],
    [6, 168_000],
    [12, 298_800],
  ],
  'learner-map': [
    [1, 26_000],
    [6, 138_000],
    [12, 248_800],
  ],
  'offline-lessons': [
    [1, 18_000],
    [6, 96_000],
    [12, 168_800],
  ],
  'learner-profiles': [
    [1, 42_000],
    [6, 225_000],
    [12, 398_800],
  ],
};

const TOP_UPS = [
  { daysAgo: 430, amount: 3_600_000, note: 'Budget of the school year' },
  { daysAgo: 205, amount: 3_000_000, note: 'Second half of the budget' },
  { daysAgo: 41, amount: 2_500_000, note: 'Partner contribution for new courses' },
];

type SeededOrder = Pick<ServiceOrder, 'serviceId' | 'kind' | 'termMonths' | 'price' | 'state' | 'createdAt'> &
  Partial<Pick<ServiceOrder, 'paidAt' | 'cancelledAt'>>;
type Entry = Pick<LedgerEntry, 'kind' | 'amount' | 'at'> & Partial<Pick<LedgerEntry, 'orderId' | 'note'>>;

const TERM_MONTHS = 12;
const HOUR_MS = 3_600_000;

/**
 * Prices, the orders that led to the present state of the services, and the ledger that paid them. Runs on
 * databases that had services before there were orders, too.
 */
export async function seedBilling(manager: EntityManager, { today, timeZone }: SeedContext): Promise<void> {
  const services = await manager.find(ServiceCard, { order: { id: 'ASC' } });
  const offers = services.flatMap(({ id, key }) =>
    (PRICES[key] ?? []).map(([termMonths, price]) => ({ serviceId: id, termMonths, price })),
  );
  await manager.insert(ServicePrice, offers);
  const account = await manager.query<{ id: number; name: string }[]>(
    `SELECT id, name FROM account WHERE role = 'admin' ORDER BY id LIMIT 1`,
  );
  const [{ id: accountId, name: accountName } = { id: null, name: null }] = account;
  const at = (daysAgo: number, hours: number) =>
    new Date(
      endOfDay(today.subtract({ days: daysAgo + 1 }).toString(), timeZone).getTime() + hours * HOUR_MS,
    );

  const orders = services
    .flatMap((service) => ordersOf(service, offers, at))
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((order, index) => ({
      ...{ ...order, id: index + 1, version: order.state === 'pending' ? 1 : 2 },
      ...{ createdBy: accountId, paidBy: order.paidAt ? accountId : null },
      cancelledBy: order.cancelledAt ? accountId : null,
    }));
  if (orders.length > 0) await insertFixed(manager, ServiceOrder, orders);

  const entries: Entry[] = [
    ...TOP_UPS.map(({ daysAgo, amount, note }) => ({
      ...{ kind: 'topUp' as const, amount: `${amount}`, note, at: at(daysAgo, 10) },
    })),
    ...orders.flatMap(({ id, price, paidAt }) =>
      paidAt ? [{ kind: 'payment' as const, amount: `-${price}`, orderId: id, at: paidAt }] : [],
    ),
  ];
  // One statement each: the database compares every payment with the entries before it.
  for (const entry of entries.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    await manager.insert(LedgerEntry, { ...entry, accountId, accountName });
}

/** The term that runs or ran last, paid when it began; a withdrawn order; and a renewal that waits. */
function ordersOf(
  { id: serviceId, state, expiresAt }: ServiceCard,
  offers: Pick<ServicePrice, 'serviceId' | 'termMonths' | 'price'>[],
  at: (daysAgo: number, hours: number) => Date,
): SeededOrder[] {
  const offer = offers.find((one) => one.serviceId === serviceId && one.termMonths === TERM_MONTHS);
  if (!offer) return [];
  const order = { ...offer, kind: 'open' as const };
  if (!expiresAt) return [{ ...order, state: 'cancelled', createdAt: at(36, 9), cancelledAt: at(34, 15) }];
  const began = new Date(expiresAt);
  began.setUTCFullYear(began.getUTCFullYear() - 1);
  const paid: SeededOrder = { ...order, state: 'paid', createdAt: began, paidAt: began };
  const due = at(-RENEWAL_DAYS, 0);
  const waits = state === 'active' && expiresAt > at(0, 0) && expiresAt <= due;
  return waits ? [paid, { ...order, kind: 'renew', state: 'pending', createdAt: at(2, 14) }] : [paid];
}
