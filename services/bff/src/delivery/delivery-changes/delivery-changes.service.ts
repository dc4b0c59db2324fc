import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type Batches, type Share } from '../../common/periodic/batches.js';
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
  private readonly ofAuthors: Batches<string>;
  private readonly ofKinds: Record<DeliveredKind, Batches<number>>;

  constructor(
    private readonly changes: DeliveryChangesRepository,
    private readonly authors: AuthorTurnsRepository,
    private readonly webhooks: WebhookEventsService,
    @InjectEntityManager() private readonly manager: EntityManager,
    periodic: PeriodicService,
  ) {
    const job = 'tell webhooks what children get';
    const { intervalMs, batch, authorBatch } = DELIVERY_CHANGES;
    this.ofAuthors = periodic.batches(job, authorBatch, true);
    this.ofKinds = { item: periodic.batches(job, batch), set: periodic.batches(job, batch) };
    periodic.every(intervalMs, job, () => this.follow());
  }

  /** Until nothing is left to tell, or the time is over: the next run goes on. */
  async follow(): Promise<void> {
    const { ofAuthors, ofKinds } = this;
    if (!(await this.changes.isNeeded())) {
      for (const batches of [ofAuthors, ofKinds.item, ofKinds.set]) batches.clear();
      return;
    }
    const until = Date.now() + DELIVERY_CHANGES.budgetMs;
    // In turn, so that a long one lets the others go on.
    for (let goesOn = true; goesOn && Date.now() < until;) {
      goesOn = await this.inTurn(ofAuthors, (share, manager) => this.authors.step(share, manager));
      for (const kind of DELIVERED_KINDS)
        if (await this.inTurn(ofKinds[kind], (share, manager) => this.step(kind, share, manager)))
          goesOn = true;
    }
  }

  private async inTurn<Key extends number | string>(
    batches: Batches<Key>,
    step: (share: Share<Key>, manager: EntityManager) => Promise<boolean>,
  ): Promise<boolean> {
    return await batches.step((share) =>
      exclusively(this.manager, DELIVERY_CHANGES.lock, (manager) => step(share, manager)),
    );
  }

  private async step(kind: DeliveredKind, share: Share<number>, manager: EntityManager): Promise<boolean> {
    const { taken, changes } = await this.changes.take(kind, share, manager);
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

/** One message, unless there is nothing to tell: a step takes no more than a message names. */
function setsOf(changes: DeliveryChange[]): ToldSetsDto[] {
  return changes.length === 0 ? [] : [{ ids: changes.map(({ id }) => id) }];
}

function itemsOf(changes: DeliveryChange[]): ToldItemsDto[] {
  if (changes.length === 0) return [];
  return [{ items: changes.map(({ id, externalId, after }) => ({ id, externalId, revision: after })) }];
}
