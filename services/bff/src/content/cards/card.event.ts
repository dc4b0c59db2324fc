import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';
import { CardChangedDto } from './card.dto.js';

export const CARD_CHANGED = defineLiveEvent({
  name: 'card.changed',
  payload: CardChangedDto,
  scope: 'cards:read',
  to: 'everyone',
});
