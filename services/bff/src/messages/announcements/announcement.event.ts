import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';
import { AnnouncementChangedDto } from './announcement.dto.js';

export const ANNOUNCEMENT_CHANGED = defineLiveEvent({
  name: 'announcement.changed',
  payload: AnnouncementChangedDto,
  scope: 'announcements:read',
  to: 'everyone',
});
