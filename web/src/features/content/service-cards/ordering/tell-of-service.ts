import type { ServiceDto } from '../../../../api/generated/model';
import { toasts } from '../../../../shared/ui/feedback/toasts.store';
import { undoable } from '../../../../shared/ui/feedback/undoable';

/**
 * Reports what happened to the service. The next action on it withdraws the offer to undo.
 * @param undo takes back its last opening or renewal, and the payment for it
 */
export function tellOfService(
  service: ServiceDto,
  text: string,
  undo: (service: ServiceDto) => Promise<unknown>,
): void {
  const id = `service:${service.id}`;
  if (service.actions.includes('undo')) undoable({ id, text, undo: () => undo(service) });
  else toasts.show({ kind: 'success', id, text });
}
