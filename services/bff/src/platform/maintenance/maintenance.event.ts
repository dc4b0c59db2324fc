import { defineLiveEvent } from '../live-events/define-live-event.js';
import { MaintenanceDto } from './maintenance.dto.js';

export const MAINTENANCE_CHANGED = defineLiveEvent({
  name: 'maintenance.changed',
  payload: MaintenanceDto,
  scope: null,
  to: 'everyone',
});
