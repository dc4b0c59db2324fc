import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';
import { StudioChangedDto } from './studio.dto.js';
import { StudioSampleDto } from './studio-sample.dto.js';

export const STUDIO_CHANGED = defineLiveEvent({
  name: 'studio.changed',
  payload: StudioChangedDto,
  scope: 'studio:read',
  to: { can: 'studio.watch' },
});

export const STUDIO_SAMPLED = defineLiveEvent({
  name: 'studio.sampled',
  payload: StudioSampleDto,
  scope: 'studio:read',
  to: { can: 'studio.watch' },
});
