import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { POLICIES_CHANGED } from './policies-changed.event.js';
import { MAX_IDS_PER_EVENT } from './policies.constants.js';

/** Notifies open lists of changed policies, with one event per operation, regardless of the number of rows. */
@Injectable()
export class PolicyChangeNotifierService {
  constructor(private readonly events: LiveEventsService) {}

  async notify(manager: EntityManager, changes: readonly { entityId: number }[]): Promise<void> {
    await this.tellOpenLists(
      manager,
      changes.map(({ entityId }) => entityId),
    );
  }

  async tellOpenLists(manager: EntityManager, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const named = ids.length > MAX_IDS_PER_EVENT ? [] : [...ids];
    await this.events.publish(manager, POLICIES_CHANGED, {}, { ids: named, count: ids.length });
  }
}
