import type { AuditEntryDto } from '../../../api/generated/model';

/** What the catalogues have words for. */
const knownActions = [
  'create',
  'remove',
  'restore',
  'pass',
  'sample',
  'reject',
  'open',
  'cancel',
  'renew',
  'expire',
  'enable',
  'disable',
] as const;

/** What was done, and with which item of a queue; null for an action of a newer server. */
export function changeOf({ action, after }: AuditEntryDto) {
  const known = knownActions.find((one) => one === action) ?? null;
  const item = after !== null && 'item' in after ? String(after.item) : '';
  return { action: known, item };
}
