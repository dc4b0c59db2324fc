import type { AuditEntity } from '../../../api/generated/model';
import type { PagePath } from '../../../api/generated/model/pages';

/** Pages that open a record by its key. */
const PAGES: Partial<Record<AuditEntity, { page: PagePath; query: string }>> = {
  policy: { page: '/list/search-table', query: 'record=' },
  contentItem: { page: '/library/content', query: 'item=' },
  author: { page: '/library/authors', query: 'author=' },
  serviceOffer: { page: '/list/services', query: 'service=' },
  serviceOrder: { page: '/list/orders', query: 'order=' },
  account: { page: '/list/accounts', query: 'account=' },
  accountRequest: { page: '/list/account-requests', query: 'request=' },
  testimonial: { page: '/list/testimonials', query: 'testimonial=' },
  project: { page: '/user/projects', query: 'open=' },
  team: { page: '/user/teams', query: 'open=' },
  channel: { page: '/list/keys', query: 'channel=' },
  webhook: { page: '/list/webhooks', query: 'webhook=' },
  announcement: { page: '/dashboard/announcements', query: 'open=' },
  certification: { page: '/user/setting', query: 'tab=certification&certification=' },
  application: { page: '/result/success', query: 'application=' },
  parameterChange: { page: '/profile/basic', query: 'change=' },
};

/** The address of a record, or null if it has no page of its own. */
export function recordPath(entity: AuditEntity, id: number): string | null {
  const place = PAGES[entity];
  return place === undefined ? null : `${place.page}?${place.query}${id}`;
}
