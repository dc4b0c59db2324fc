import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as billing from '../../../api/generated/billing/billing';
import * as cards from '../../../api/generated/cards/cards';
import type { ServiceDto, ServiceOrderDto } from '../../../api/generated/model';
import { CardsStore } from './cards.store';

vi.mock('../../../api/generated/billing/billing');
vi.mock('../../../api/generated/cards/cards');
const order = { id: 7, version: 1, price: 298_800 } as ServiceOrderDto;
const card = { id: 1, version: 4, order } as ServiceDto;

describe('CardsStore', () => {
  let store: CardsStore;
  beforeEach(() => {
    vi.resetAllMocks();
    vi.mocked(cards.listServices).mockResolvedValue([card]);
    vi.mocked(cards.orderService).mockResolvedValue(card);
    store = new CardsStore();
  });

  it('orders at the price that was shown', async () => {
    await store.orderService(card, { termMonths: 12, pay: true, price: 298_800 }, 'key');
    expect(vi.mocked(cards.orderService).mock.lastCall?.slice(0, 2)).toEqual([
      1,
      { version: 4, termMonths: 12, pay: true, price: 298_800 },
    ]);
  });

  it('pays the waiting order at the price that is shown, and cancels it without one', async () => {
    await store.settleOrder(card, 'pay');
    expect(vi.mocked(billing.payServiceOrder).mock.lastCall?.slice(0, 2)).toEqual([
      7,
      { version: 1, price: 298_800 },
    ]);
    await store.settleOrder(card, 'cancel');
    expect(vi.mocked(billing.cancelServiceOrder).mock.lastCall?.slice(0, 2)).toEqual([7, { version: 1 }]);
  });
});
