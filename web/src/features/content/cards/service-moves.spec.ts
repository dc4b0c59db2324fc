import { describe, expect, it } from 'vitest';
import type { ServiceDto, ServiceOrderDto } from '../../../api/generated/model';
import { movesOf } from './service-moves';

const service = (part: Partial<ServiceDto>) =>
  ({ actions: [], orderKind: null, order: null, ...part }) as unknown as ServiceDto;

describe('movesOf', () => {
  it('orders what the server offers, also ahead of the expiry', () => {
    expect(movesOf(service({ actions: ['open'], orderKind: 'open' }))).toEqual(['open']);
    expect(movesOf(service({ actions: ['cancel'], orderKind: 'renew' }))).toEqual(['renew', 'cancel']);
    expect(movesOf(service({ actions: ['undo', 'cancel'] }))).toEqual(['undo', 'cancel']);
  });

  it('offers to pay or cancel an order that waits, and nothing else of the kind', () => {
    const order = { actions: ['pay', 'cancel'] } as unknown as ServiceOrderDto;
    expect(movesOf(service({ actions: ['cancel'], order }))).toEqual(['pay', 'cancelOrder', 'cancel']);
  });

  it('offers nothing to people without rights', () => {
    expect(movesOf(service({ order: { actions: [] } as unknown as ServiceOrderDto }))).toEqual([]);
  });
});
