import { Injectable } from '@nestjs/common';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { CLEANING_INTERVAL_MS } from './live-events.constants.js';
import { LiveEventsRepository } from './live-events.repository.js';

/** Removes events that are past their retention. */
@Injectable()
export class EventCleanerService {
  constructor(events: LiveEventsRepository, periodic: PeriodicService) {
    periodic.every(CLEANING_INTERVAL_MS, 'remove old live events', () => events.removeOld());
  }
}
