import type { ServiceDto } from '../../../api/generated/model';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { undoable } from '../../../shared/ui/feedback/undoable';
import type { CardsStore } from './cards.store';

/** Reports what happened to the service. The next action on it withdraws the offer to undo. */
export function tellOfChange(store: CardsStore, card: ServiceDto, text: string): void {
  const id = `service:${card.id}`;
  if (card.actions.includes('undo')) undoable({ id, text, undo: () => store.undoService(card) });
  else toasts.show({ kind: 'success', id, text });
}
