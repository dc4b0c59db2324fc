import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '../../../api/generated/billing/billing';
import type { ServiceOrderDto } from '../../../api/generated/model';
import { OrderRecordStore } from './order-record.store';

vi.mock('../../../api/generated/billing/billing');
const calls = vi.mocked(api);
const order = { id: 7, version: 1, price: 298_800 } as ServiceOrderDto;

describe('OrderRecordStore', () => {
  let store: OrderRecordStore;
  beforeEach(async () => {
    vi.resetAllMocks();
    calls.getServiceOrder.mockResolvedValue(order);
    calls.getServiceOrderHistory.mockResolvedValue({ list: [], total: 0 });
    store = new OrderRecordStore(order.id);
    await store.record.load();
  });

  it('pays the price that is shown', async () => {
    calls.payServiceOrder.mockResolvedValue({ ...order, version: 2 });
    await expect(store.act('pay')).resolves.toBe(true);
    expect(calls.payServiceOrder.mock.lastCall?.slice(0, 2)).toEqual([7, { version: 1, price: 298_800 }]);
  });

  it('cancels without one', async () => {
    calls.cancelServiceOrder.mockResolvedValue({ ...order, version: 2 });
    await expect(store.act('cancel')).resolves.toBe(true);
    expect(calls.cancelServiceOrder.mock.lastCall?.slice(0, 2)).toEqual([7, { version: 1 }]);
  });
});
