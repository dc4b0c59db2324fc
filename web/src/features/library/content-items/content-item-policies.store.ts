import { listPoliciesOfItem } from '../../../api/generated/policies/policies';
import type { ItemPolicyDto } from '../../../api/generated/model';
import { LiveList } from '../../../shared/lists/live-list';
import type { PageQuery } from '../../../shared/lists/page-query';

export type ContentItemPolicies = LiveList<ItemPolicyDto, PageQuery>;

/** The sets that hold an item. */
export function newContentItemPolicies(id: number): ContentItemPolicies {
  return new LiveList<ItemPolicyDto, PageQuery>('policies.changed', (query, signal) =>
    listPoliciesOfItem(id, query, { signal, skipErrorToast: true }),
  );
}
