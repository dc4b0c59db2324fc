import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';
import { ChannelChangedDto } from './channel.dto.js';

export const CHANNEL_CHANGED = defineLiveEvent({
  name: 'channel.changed',
  payload: ChannelChangedDto,
  scope: 'channels:read',
  to: { can: 'channels.manage' },
});
