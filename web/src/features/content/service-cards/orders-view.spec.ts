import { describe, expect, it } from 'vitest';
import { ledgerQuery } from '../../../features/billing/ledger/ledger-query';
import { orderParams, ordersQuery, orderView, pageView, searchOf } from './orders-view';

const read = (text: string) => new URLSearchParams(text);

describe('the views of the orders page', () => {
  it.each([
    ['state=pending', 'orders'],
    ['view=renewals', 'renewals'],
    ['view=ledger&kind=payment', 'ledger'],
    ['view=other', 'orders'],
  ])('%s is the view %s', (text, view) => {
    expect(pageView.read(read(text)).view).toBe(view);
  });

  it('leaves the filters of other views behind', () => {
    expect(searchOf('orders')).toBe('');
    expect(searchOf('ledger')).toBe('view=ledger');
  });

  it('reads the filters of the view only', () => {
    expect(ordersQuery.read(read('kind=payment&state=pending'))).toMatchObject({
      kind: '',
      state: 'pending',
    });
    expect(ledgerQuery.read(read('kind=payment')).kind).toBe('payment');
  });

  it('ignores what is no number of an order', () => {
    for (const text of ['order=x', 'order=0', 'order=-1', 'order=2147483648', ''])
      expect(orderView.read(read(text)).order).toBe(0);
    expect(orderView.read(read('order=12')).order).toBe(12);
  });
});

describe('the request', () => {
  it('omits what is not set', () => {
    expect(orderParams(ordersQuery.initial)).toEqual({ current: 1, pageSize: 10 });
  });

  it('sorts in the direction of the view', () => {
    expect(orderParams(ordersQuery.read(read('sort=price&direction=desc')))).toMatchObject({
      sort: 'price',
      order: 'desc',
    });
  });
});
