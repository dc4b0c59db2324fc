import {
  type AuditEntryDto,
  QueueAction,
  QueueItemAction,
  RuleAction,
  ServiceAction,
} from '../../../api/generated/model';

/** The actions with a translation: all card actions, and those that no card offers. */
const knownActions = [
  'create',
  'expire',
  'order',
  'cancelOrder',
  'edit',
  ...Object.values(QueueAction).filter((action) => action !== 'inspect'),
  ...Object.values(QueueItemAction),
  ...Object.values(ServiceAction),
  ...Object.values(RuleAction),
] as const;

/** The action, the affected item of the queue, and the reason; null for an action of a newer server. */
export function changeOf({ action, after }: AuditEntryDto) {
  const known = knownActions.find((one) => one === action) ?? null;
  const item = after !== null && 'item' in after ? String(after.item) : '';
  const reason = after !== null && 'reason' in after ? String(after.reason) : '';
  return { action: known, item, reason };
}
