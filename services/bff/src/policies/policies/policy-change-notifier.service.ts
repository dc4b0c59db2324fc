import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type AuditedChange } from '../../platform/audit/audit.service.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { WebhookEventsService } from '../../system/webhooks/webhook-events.service.js';
import { POLICIES_CHANGED, POLICIES_OFFLINE, POLICIES_ONLINE } from './policies-changed.event.js';
import { MAX_IDS_PER_EVENT, MAX_IDS_PER_MESSAGE, type PolicyStatus } from './policies.constants.js';

/**
 * Notifies open lists of changed policies, with one event per operation, regardless of the number of rows. Webhooks are told
 * which of them were set online or offline.
 */
@Injectable()
export class PolicyChangeNotifierService {
  constructor(
    private readonly events: LiveEventsService,
    private readonly webhooks: WebhookEventsService,
  ) {}

  async notify(manager: EntityManager, changes: readonly AuditedChange[]): Promise<void> {
    if (changes.length === 0) return;
    await this.tellOpenLists(
      manager,
      changes.map(({ entityId }) => entityId),
    );
    await this.webhooks.tell(manager, POLICIES_ONLINE, ...messagesOf(changes, 'online'));
    await this.webhooks.tell(manager, POLICIES_OFFLINE, ...messagesOf(changes, 'offline'));
  }

  async tellOpenLists(manager: EntityManager, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const named = ids.length > MAX_IDS_PER_EVENT ? [] : [...ids];
    await this.events.publish(manager, POLICIES_CHANGED, {}, { ids: named, count: ids.length });
  }
}

/** Those that have this status now and had another one, or none, in messages of a size that receivers take. */
function messagesOf(changes: readonly AuditedChange[], status: PolicyStatus): { ids: number[] }[] {
  const ids = changes
    .filter(({ before, after }) => statusIn(after) === status && statusIn(before) !== status)
    .map(({ entityId }) => entityId);
  const starts = Array.from({ length: Math.ceil(ids.length / MAX_IDS_PER_MESSAGE) }, (_, at) => at);
  return starts.map((at) => ({ ids: ids.slice(at * MAX_IDS_PER_MESSAGE, (at + 1) * MAX_IDS_PER_MESSAGE) }));
}

function statusIn(values: object | null): unknown {
  return values && 'status' in values ? values.status : undefined;
}
