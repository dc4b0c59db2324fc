import { expect, it } from 'vitest';
import type { PolicyItemPageDto, PolicyItemReason } from '../../../../api/generated/model';
import { leftOut } from './left-out';

const itemsOf = (filterType: 'artificial' | 'rules', reasons: (PolicyItemReason | undefined)[]) =>
  ({
    ...{ filterType, total: reasons.length, delivered: reasons.filter((reason) => !reason).length },
    list: reasons.map((reason) => ({ reason })),
  }) as unknown as PolicyItemPageDto;

it('accounts for every item that a set holds and does not deliver', () => {
  const reasons = ['offline', 'removed', 'scheduled', 'hidden', 'kind', 'orientation', 'limit'] as const;
  const items = itemsOf('artificial', [undefined, ...reasons, 'scheduled']);
  const counted = leftOut(items);
  expect(counted.map(({ reason }) => reason)).toEqual(reasons);
  expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(items.total - items.delivered);
  expect(counted).toContainEqual({ reason: 'scheduled', count: 2 });
});

it('says of a rule only what is beyond its limit, because only its first items are known', () => {
  expect(leftOut({ ...itemsOf('rules', [undefined]), total: 5 })).toEqual([{ reason: 'limit', count: 4 }]);
});
