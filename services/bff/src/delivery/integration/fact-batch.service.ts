import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import {
  judgeRows,
  type RowOutcome,
  soundRows,
  type Written,
  writeRows,
} from '../../common/batches/row-answers.js';
import { AppError } from '../../common/errors/app-error.js';
import { MEASURES } from '../../content/content/content.constants.js';
import { FactImportsService, type ImportedFact } from '../../content/content/fact-imports.service.js';
import { FIGURES_CHANGED } from '../../content/content/figures.event.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { inTurn } from '../../platform/database/in-turn.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { FOLD } from '../events/events.constants.js';
import { FactRowDto } from './fact-row.dto.js';

/** Replaces facts by what another system counted: all hours of a batch in one transaction. */
@Injectable()
export class FactBatchService {
  constructor(
    private readonly facts: FactImportsService,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async replace(rows: unknown[], actor: SignedInActor): Promise<RowOutcome[]> {
    const judged = await judgeRows(rows, FactRowDto, ({ externalId, day, hour }) =>
      JSON.stringify([day, hour, externalId]),
    );
    const items = await this.facts.published(soundRows(judged).map(({ externalId }) => externalId));
    const span = this.facts.span();
    const facts: ImportedFact[] = [];
    // Written together afterwards: until then each has its place among the facts.
    const outcomes = await writeRows(judged, (row) => {
      this.facts.refuseOutside(row, span);
      const itemId = items.get(row.externalId);
      if (itemId === undefined) throw new AppError('itemNotPublished', { id: row.externalId });
      return { result: 'unchanged', id: facts.push(factOf(row, itemId)) - 1 };
    });
    const written = await this.store(facts, actor);
    return outcomes.map((outcome) => ('refusal' in outcome ? outcome : (written[outcome.id] ?? outcome)));
  }

  private async store(facts: ImportedFact[], actor: SignedInActor): Promise<Written[]> {
    if (facts.length === 0) return [];
    await this.facts.prepare(facts.map(({ day }) => day));
    return await this.manager.transaction(async (manager) => {
      // The fold of events writes facts too.
      await inTurn(manager, FOLD.lock);
      const written = await this.facts.replace(facts, manager);
      const changed = facts.filter((_, index) => written[index]?.result !== 'unchanged');
      if (changed.length > 0) await this.tell(changed, actor, manager);
      return written;
    });
  }

  private async tell(changed: ImportedFact[], actor: SignedInActor, manager: EntityManager): Promise<void> {
    const days = changed.map(({ day }) => day).toSorted();
    const items = new Set(changed.map(({ itemId }) => itemId)).size;
    const after = { hours: changed.length, items, from: days[0], to: days.at(-1) };
    const what = { entity: 'contentFacts', action: 'import' } as const;
    await this.audit.record(manager, actor, what, { entityId: 0, before: null, after });
    await this.events.publish(manager, FIGURES_CHANGED, {}, { count: changed.length });
  }
}

function factOf(row: FactRowDto, itemId: number): ImportedFact {
  const { day, hour } = row;
  const measures = Object.fromEntries(MEASURES.map((measure) => [measure, row[measure] ?? 0]));
  return { day, hour, itemId, ...measures } as unknown as ImportedFact;
}
