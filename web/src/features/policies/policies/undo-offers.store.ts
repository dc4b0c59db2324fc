import { getPolicyOperation, undoPolicyOperation } from '../../../api/generated/policies/policies';
import { UndoOffers } from '../../../shared/bulk/undo-offers';
import type { Events } from '../../../shared/live-events/live-follower';
import { may } from '../../../shared/session/permissions';

export function newUndoOffers(events?: Events): UndoOffers {
  const noun = {
    event: 'policies.changed',
    mayUndo: () => may('undoPolicyOperation'),
    undo: undoPolicyOperation,
    status: getPolicyOperation,
  } as const;
  return new UndoOffers(noun, events);
}

/** They outlive the page. */
export const undoOffers = newUndoOffers();
