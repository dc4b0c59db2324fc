import {
  type AuditEntryDto,
  QueueAction,
  QueueItemAction,
  RuleAction,
  ServiceAction,
} from '../../../api/generated/model';

/** What the catalogues have words for: whatever can be done with a card, and what is not offered on one. */
const knownActions = [
  'create',
  'expire',
  ...Object.values(QueueAction).filter((action) => action !== 'inspect'),
  ...Object.values(QueueItemAction),
  ...Object.values(ServiceAction),
  ...Object.values(RuleAction),
] as const;

/** What was done, and with which item of a queue; null for an action of a newer server. */
export function changeOf({ action, after }: AuditEntryDto) {
  const known = knownActions.find((one) => one === action) ?? null;
  const item = after !== null && 'item' in after ? String(after.item) : '';
  return { action: known, item };
}
