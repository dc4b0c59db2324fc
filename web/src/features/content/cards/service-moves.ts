import type { ServiceDto } from '../../../api/generated/model';
import type { OperationId } from '../../../api/generated/model/access';

/** What can be done with the card of a service. To open and to renew ask for the term first. */
export const serviceMoves = {
  pay: { operation: 'payServiceOrder', look: 'primary' },
  open: { operation: 'orderService', look: 'primary' },
  renew: { operation: 'orderService', look: 'primary' },
  undo: { operation: 'undoServiceChange', look: 'secondary' },
  cancelOrder: { operation: 'cancelServiceOrder', look: 'secondary' },
  cancel: { operation: 'cancelService', look: 'secondary' },
} as const satisfies Record<string, { operation: OperationId; look: string }>;

export type ServiceMove = keyof typeof serviceMoves;

/** The moves that the server allows now, the likely one first. */
export function movesOf({ actions, orderKind, order }: ServiceDto): ServiceMove[] {
  return [
    ...(order?.actions ?? []).map((action) => (action === 'pay' ? 'pay' : 'cancelOrder')),
    ...(orderKind === null ? [] : [orderKind]),
    ...actions.filter((action) => action === 'undo' || action === 'cancel'),
  ];
}
