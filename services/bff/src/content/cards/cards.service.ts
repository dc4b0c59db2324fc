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
import { type AuditActionName } from '../../platform/audit/audit.constants.js';

interface Card<State extends string> {
  id: number;
  state: State;
  version: number;
}

/** What the card list needs from a kind of card to change its state. */
export interface CardKind<Row extends Card<State>, Action extends AuditActionName, State extends string> {
  section: CardSection;
  transitions: Transitions<Action, State>;
  /** Reads a card and locks it until the transaction ends. */
  lock(id: number, manager: EntityManager): Promise<Row | undefined>;
  /** Applies the change and increments the version. */
  change(card: Row, action: Action, manager: EntityManager): Promise<Row>;
  /** The audit log data of a card. */
  audited: readonly (keyof Row)[];
}

export interface CardMove<Action extends AuditActionName> {
  id: number;
  action: Action;
  /** The state that the caller last read. */
  version: number;
}

interface RecordedMove<Row> {
  section: CardSection;
  action: AuditActionName;
  audited: readonly (keyof Row)[];
  before: Row;
  after: Row;
}

interface CardChange {
  section: CardSection;
  id: number;
  version: number;
  action: AuditActionName;
  /** Null if the card did not exist. */
  before: object | null;
  after: object;
}

/** The logic shared by the three kinds of cards: state changes, notifications and audit. */
@Injectable()
export class CardsService {
  constructor(
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /**
   * If two callers change the same card concurrently, one succeeds and the other receives the current state.
   * @throws AppError notFound, conflict
   */
  async move<Row extends Card<State>, Action extends AuditActionName, State extends string>(
    kind: CardKind<Row, Action, State>,
    { id, action, version }: CardMove<Action>,
    actor: Actor,
  ): Promise<Row> {
    return await this.manager.transaction(async (manager) => {
      const before = await kind.lock(id, manager);
      if (!before) throw new AppError('notFound');
      follow(kind.transitions[action], before, version);
      const after = await kind.change(before, action, manager);
      const { section, audited } = kind;
      await this.recordMove(manager, actor, { section, action, audited, before, after });
      return after;
    });
  }

  /** Records a move with the audited fields that differ. */
  async recordMove<Row extends Card<string>>(
    manager: EntityManager,
    actor: Actor,
    { section, action, audited, before, after }: RecordedMove<Row>,
  ): Promise<void> {
    const { id, version } = after;
    const change = differing(before, after, audited);
    await this.record(manager, actor, { section, id, version, action, ...change });
  }

  /** Records a change in the audit log and notifies connected clients. */
  async record(manager: EntityManager, actor: Actor, change: CardChange): Promise<void> {
    const { section, id, version, action, before, after } = change;
    await this.audit.record(manager, actor, { entity: section, action }, { entityId: id, before, after });
    await this.events.publish(manager, CARD_CHANGED, {}, { section, id, action, version });
  }

  /**
   * @param isThere whether such a card exists or existed
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
