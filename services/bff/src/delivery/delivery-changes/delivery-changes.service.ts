import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { exclusively } from '../../platform/database/exclusively.js';
import { WebhookEventsService } from '../../system/webhooks/webhook-events.service.js';
import {
  CONTENT_CHANGED,
  CONTENT_DELETED,
  CONTENT_OFFLINE,
  CONTENT_ONLINE,
  POLICIES_OFFLINE,
  POLICIES_ONLINE,
  type ToldItemsDto,
  type ToldSetsDto,
} from './delivery-changes.event.js';
import { DELIVERED_KINDS, DELIVERY_CHANGES, type DeliveredKind } from './delivery-changes.constants.js';
import { AuthorTurnsRepository } from './author-turns.repository.js';
import { type DeliveryChange, DeliveryChangesRepository } from './delivery-changes.repository.js';

type Choose = (change: DeliveryChange) => boolean;
const begins: Choose = ({ before, after }) => before === null && after !== null;
const ends: Choose = ({ before, after }) => before !== null && after === null;
const differs: Choose = ({ before, after }) => before !== null && after !== null && before !== after;

/**
 * Tells webhooks what children get since, and what they no longer get: at one replica at a time, each change once, because what
 * was told is kept in the transaction that tells it.
 */
@Injectable()
export class DeliveryChangesService {
  constructor(
    private readonly changes: DeliveryChangesRepository,
    private readonly authors: AuthorTurnsRepository,
    private readonly webhooks: WebhookEventsService,
    @InjectEntityManager() private readonly manager: EntityManager,
    periodic: PeriodicService,
  ) {
    periodic.every(DELIVERY_CHANGES.intervalMs, 'tell webhooks what children get', () => this.follow());
  }

  /** Until nothing is left to tell, or the time is over: the next run goes on. */
  async follow(): Promise<void> {
    if (!(await this.changes.isNeeded())) return;
    const until = Date.now() + DELIVERY_CHANGES.budgetMs;
    const steps = [
      (manager: EntityManager) => this.authors.step(manager),
      ...DELIVERED_KINDS.map((kind) => (manager: EntityManager) => this.step(kind, manager)),
    ];
    // In turn, so that a long one lets the others go on.
    for (let goesOn = true; goesOn && Date.now() < until;) {
      goesOn = false;
      for (const step of steps)
        if (await exclusively(this.manager, DELIVERY_CHANGES.lock, step)) goesOn = true;
    }
  }

  private async step(kind: DeliveredKind, manager: EntityManager): Promise<boolean> {
    const { taken, changes } = await this.changes.take(kind, manager);
    if (changes.length > 0) {
      await this.changes.keep(kind, changes, manager);
      if (kind === 'set') await this.tellSets(changes, manager);
      else await this.tellItems(changes, manager);
    }
    return taken > 0;
  }

  private async tellSets(changes: DeliveryChange[], manager: EntityManager): Promise<void> {
    await this.webhooks.tell(manager, POLICIES_ONLINE, ...setsOf(changes.filter(begins)));
    await this.webhooks.tell(manager, POLICIES_OFFLINE, ...setsOf(changes.filter(ends)));
  }

  private async tellItems(changes: DeliveryChange[], manager: EntityManager): Promise<void> {
    const removed = changes.filter(({ isRemoved }) => isRemoved);
    await this.webhooks.tell(manager, CONTENT_ONLINE, ...itemsOf(changes.filter(begins)));
    await this.webhooks.tell(manager, CONTENT_CHANGED, ...itemsOf(changes.filter(differs)));
    await this.webhooks.tell(manager, CONTENT_OFFLINE, ...itemsOf(changes.filter(ends)));
    await this.webhooks.tell(manager, CONTENT_DELETED, ...itemsOf(removed));
  }
}

function setsOf(changes: DeliveryChange[]): ToldSetsDto[] {
  return inMessages(changes).map((some) => ({ ids: some.map(({ id }) => id) }));
}

function itemsOf(changes: DeliveryChange[]): ToldItemsDto[] {
  return inMessages(changes).map((some) => ({
    items: some.map(({ id, externalId, after }) => ({ id, externalId, revision: after })),
  }));
}

/** A step takes twice as many as a message names. */
function inMessages(changes: DeliveryChange[]): DeliveryChange[][] {
  const { batch } = DELIVERY_CHANGES;
  const count = Math.ceil(changes.length / batch);
  return Array.from({ length: count }, (_, at) => changes.slice(at * batch, (at + 1) * batch));
}
