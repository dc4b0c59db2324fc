import type { PagePath } from '../../../../api/generated/model/pages';
import type { Needs } from './needs.store';

const ORDERS = '/list/orders' satisfies PagePath;
const MESSAGES = '/user/message' satisfies PagePath;
export const ALL_TODOS = `${MESSAGES}?type=todo&status=0`;

/** A line of the worklist. */
export type Task =
  | { kind: 'pendingOrders'; count: number; day: string; isOver: false; to: string; by: 'listServiceOrders' }
  | { kind: 'renewals'; count: number; day: string; isOver: boolean; to: string; by: 'listServiceRenewals' }
  | {
      kind: 'todo';
      id: number;
      title: string;
      day: string;
      isOver: false;
      to: string;
      by: 'listMessagePage';
    };

const dayOf = (wire: string | null) => wire?.slice(0, 'YYYY-MM-DD'.length) ?? '';

/** What waits for somebody; of what there is none, there is no line. @param today `YYYY-MM-DD` */
export function tasksOf(needs: Needs, today: string): Task[] {
  const { pendingOrders, pendingSince, renewals, renewalDue, todos } = needs;
  const due = dayOf(renewalDue);
  const lines: Task[] = [
    {
      kind: 'renewals',
      count: renewals,
      day: due,
      isOver: due < today,
      to: `${ORDERS}?view=renewals`,
      by: 'listServiceRenewals',
    },
    {
      kind: 'pendingOrders',
      count: pendingOrders,
      day: dayOf(pendingSince),
      isOver: false,
      to: `${ORDERS}?state=pending`,
      by: 'listServiceOrders',
    },
  ];
  return [
    ...lines.filter((line) => 'count' in line && line.count > 0),
    ...todos.map(({ id, title, time, link }) => ({
      kind: 'todo' as const,
      id,
      title,
      day: dayOf(time),
      isOver: false as const,
      to: link ?? ALL_TODOS,
      by: 'listMessagePage' as const,
    })),
  ];
}
