import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { type Actor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { type Transitions } from '../../common/transitions/transitions.constants.js';
import { follow } from '../../common/transitions/transitions.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { CARD_CHANGED } from './card.event.js';
import { type CardSection } from './cards.constants.js';

interface Card<State extends string> {
  id: number;
  state: State;
  version: number;
}

/** What the card list must know of a kind of card to move one. */
export interface CardKind<Row extends Card<State>, Action extends string, State extends string> {
  section: CardSection;
  transitions: Transitions<Action, State>;
  /** Reads a card, and keeps everybody else from changing it until the transaction ends. */
  lock(id: number, manager: EntityManager): Promise<Row | undefined>;
  /** Makes the change and counts the version up. */
  change(card: Row, action: Action, manager: EntityManager): Promise<Row>;
  /** What the audit log keeps of a card. */
  audited: readonly (keyof Row)[];
}

export interface CardMove<Action extends string> {
  id: number;
  action: Action;
  /** What the caller has read. */
  version: number;
}

interface CardChange {
  section: CardSection;
  id: number;
  version: number;
  action: string;
  /** Null where it did not exist. */
  before: object | null;
  after: object;
}

/** What the three kinds of cards have in common: how one is changed, who is told, and what is remembered. */
@Injectable()
export class CardsService {
  constructor(
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /**
   * One of two who move the same card at once wins, the other one is told how it stands.
   * @throws AppError notFound, conflict
   */
  async move<Row extends Card<State>, Action extends string, State extends string>(
    kind: CardKind<Row, Action, State>,
    { id, action, version }: CardMove<Action>,
    actor: Actor,
  ): Promise<Row> {
    return await this.manager.transaction(async (manager) => {
      const before = await kind.lock(id, manager);
      if (!before) throw new AppError('notFound');
      follow(kind.transitions[action], before, version);
      const after = await kind.change(before, action, manager);
      await this.record(manager, actor, {
        ...{ section: kind.section, id, version: after.version, action },
        ...differing(before, after, kind.audited),
      });
      return after;
    });
  }

  /** Keeps a change in the audit log and tells open clients. Call it last in the transaction. */
  async record(manager: EntityManager, actor: Actor, change: CardChange): Promise<void> {
    const { section, id, version, action, before, after } = change;
    await this.audit.record(manager, actor, { entity: section, action }, { entityId: id, before, after });
    await this.events.publish(manager, CARD_CHANGED, {}, { section, id, action, version });
  }

  /**
   * @param isThere whether there is, or was, such a card
   * @throws AppError notFound
   */
  async history(
    section: CardSection,
    id: number,
    isThere: boolean,
    query: PageQuery,
    principal: Principal,
  ): Promise<Page<AuditEntryDto>> {
    if (!isThere) throw new AppError('notFound');
    return await this.audit.history(section, id, query, principal);
  }
}

function differing<Row extends object>(
  before: Row,
  after: Row,
  audited: readonly (keyof Row)[],
): { before: object; after: object } {
  const changed = audited.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  const pick = (card: Row) => Object.fromEntries(changed.map((field) => [field, card[field]]));
  return { before: pick(before), after: pick(after) };
}
