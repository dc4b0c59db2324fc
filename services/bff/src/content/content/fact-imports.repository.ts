import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type Measure, MEASURES } from './content.constants.js';

/** The activity of one item in one hour, as another system counted it. */
export interface ImportedFact extends Record<Measure, number> {
  /** In the time zone of the deployment, as the hour. */
  day: string;
  hour: number;
  itemId: number;
}

/** What is stored of a fact beside what was sent. */
export interface StoredFact {
  isStored: boolean;
  isEqual: boolean;
}

const COLUMNS = MEASURES.join(', ');
const GIVEN = `
  jsonb_to_recordset($1) AS given (
    day date, hour smallint, "itemId" integer, ${MEASURES.map((measure) => `${measure} integer`).join(', ')})`;
const ACTIVITY = MEASURES.map((measure) => `given.${measure}`).join(' + ');
const of = (row: string) => MEASURES.map((measure) => `${row}.${measure}`).join(', ');

/** In the order in which they were given. */
const COMPARE = `
  SELECT fact.item_id IS NOT NULL AS "isStored", (${of('fact')}) IS NOT DISTINCT FROM (${of('given')}) AS "isEqual"
    FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS sent (value, place)
   CROSS JOIN LATERAL jsonb_to_record(value) AS given (
           day date, hour smallint, "itemId" integer, ${MEASURES.map((measure) => `${measure} integer`).join(', ')})
    LEFT JOIN content_fact fact
      ON fact.day = given.day AND fact.hour = given.hour AND fact.item_id = given."itemId"
   ORDER BY place`;

/** Triggers keep the sums. */
const WRITE = `
  INSERT INTO content_fact AS fact (day, hour, item_id, ${COLUMNS})
  SELECT day, hour, "itemId", ${of('given')} FROM ${GIVEN} WHERE ${ACTIVITY} > 0 ORDER BY day, hour, "itemId"
      ON CONFLICT (day, hour, item_id) DO UPDATE SET
         ${MEASURES.map((measure) => `${measure} = excluded.${measure}`).join(', ')}`;

/** Hours without activity have no row. */
const REMOVE = `
  DELETE FROM content_fact fact USING ${GIVEN}
   WHERE ${ACTIVITY} = 0 AND (fact.day, fact.hour, fact.item_id) = (given.day, given.hour, given."itemId")`;

@Injectable()
export class FactImportsRepository {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  /** Those that were published, whether or not they still are, by what the other system calls them. */
  async published(externalIds: string[]): Promise<Map<string, number>> {
    const rows: { externalId: string; id: number }[] = await this.manager.query(
      `SELECT external_id AS "externalId", id FROM content_item
        WHERE external_id = ANY ($1::text[]) AND online <> 'never' AND state <> 'removed'`,
      [externalIds],
    );
    return new Map(rows.map(({ externalId, id }) => [externalId, id]));
  }

  /** Without it the facts of a month would stay when their time is over. */
  async addPartition(day: string): Promise<void> {
    await this.manager.query('SELECT content_fact_add_partition($1)', [day]);
  }

  async compare(facts: ImportedFact[], manager: EntityManager): Promise<StoredFact[]> {
    return await manager.query(COMPARE, [JSON.stringify(facts)]);
  }

  async write(facts: ImportedFact[], manager: EntityManager): Promise<void> {
    const json = JSON.stringify(facts);
    await manager.query(WRITE, [json]);
    await manager.query(REMOVE, [json]);
  }
}
