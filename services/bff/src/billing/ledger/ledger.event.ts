import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';
import { LedgerChangedDto } from './ledger.dto.js';

export const LEDGER_CHANGED = defineLiveEvent({
  name: 'ledger.changed',
  payload: LedgerChangedDto,
  scope: 'billing:read',
  to: 'everyone',
});
