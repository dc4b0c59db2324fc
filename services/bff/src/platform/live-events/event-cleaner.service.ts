import { Injectable } from '@nestjs/common';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { CLEANING_INTERVAL_MS } from './live-events.constants.js';
import { LiveEventsRepository } from './live-events.repository.js';

/** Prepares the partitions of coming events and removes events that are past their retention. */
@Injectable()
export class EventCleanerService {
  constructor(events: LiveEventsRepository, periodic: PeriodicService) {
    periodic.every(CLEANING_INTERVAL_MS, 'maintain the partitions of live events', () => events.maintain());
  }
}
