import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { POLICIES_CHANGED } from './policies-changed.event.js';
import { MAX_IDS_PER_EVENT } from './policies.constants.js';

/**
 * Notifies open lists of changed policies. Sends one event per operation, regardless of the number of rows.
 */
@Injectable()
export class PolicyChangeNotifierService {
  constructor(private readonly events: LiveEventsService) {}

  async notify(manager: EntityManager, ids: number[]): Promise<void> {
    if (ids.length === 0) return;
    const named = ids.length > MAX_IDS_PER_EVENT ? [] : ids;
    await this.events.publish(manager, POLICIES_CHANGED, {}, { ids: named, count: ids.length });
  }
}
