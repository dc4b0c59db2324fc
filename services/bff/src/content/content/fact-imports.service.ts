import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Config } from '../../config/config.js';
import { type Written } from '../../common/batches/row-answers.js';
import { AppError } from '../../common/errors/app-error.js';
import { FactImportsRepository, type ImportedFact } from './fact-imports.repository.js';

export type { ImportedFact } from './fact-imports.repository.js';

/** The hours of which facts may be written: those that are kept, up to the one that has begun. */
interface Span {
  first: string;
  today: string;
  hour: number;
}

/** Replaces the facts of hours by what another system counted. The database keeps their sums. */
@Injectable()
export class FactImportsService {
  constructor(
    private readonly facts: FactImportsRepository,
    private readonly config: Config,
  ) {}

  async published(externalIds: string[]): Promise<Map<string, number>> {
    return await this.facts.published([...new Set(externalIds)]);
  }

  span(): Span {
    const now = Temporal.Now.zonedDateTimeISO(this.config.timeZone);
    const today = now.toPlainDate();
    return {
      first: today.subtract({ days: this.config.factRetentionDays }).toString(),
      today: today.toString(),
      hour: now.hour,
    };
  }

  /** @throws AppError contractBroken */
  refuseOutside({ day, hour }: Pick<ImportedFact, 'day' | 'hour'>, span: Span): void {
    const { first, today } = span;
    const refuse = (field: string, rule: 'notBefore' | 'notFuture' | 'maximum', params: object) =>
      new AppError('contractBroken', {}, [{ field, rule, params: { ...params } }]);
    if (day < first) throw refuse('day', 'notBefore', { first });
    if (day > today) throw refuse('day', 'notFuture', { today });
    if (day === today && hour > span.hour) throw refuse('hour', 'maximum', { max: span.hour });
  }

  /** The months of these days, before {@link replace} and outside its transaction. */
  async prepare(days: Iterable<string>): Promise<void> {
    const months = new Set([...days].map((day) => `${day.slice(0, 7)}-01`));
    for (const month of months) await this.facts.addPartition(month);
  }

  /**
   * In the transaction of the caller, who is the only one that writes facts at that time.
   * @param facts at most one of each item and hour
   * @returns what became of each
   */
  async replace(facts: ImportedFact[], manager: EntityManager): Promise<Written[]> {
    const stored = await this.facts.compare(facts, manager);
    const written = facts.map((fact, index): Written => {
      const { isStored = false, isEqual = false } = stored[index] ?? {};
      return { result: resultOf(isStored, isEqual || (!isStored && isEmpty(fact))), id: fact.itemId };
    });
    const changed = facts.filter((_, index) => written[index]?.result !== 'unchanged');
    if (changed.length > 0) await this.facts.write(changed, manager);
    return written;
  }
}

function resultOf(isStored: boolean, isEqual: boolean): Written['result'] {
  if (isEqual) return 'unchanged';
  return isStored ? 'updated' : 'created';
}

function isEmpty({ day: _day, hour: _hour, itemId: _item, ...measures }: ImportedFact): boolean {
  return Object.values(measures).every((measure) => measure === 0);
}
