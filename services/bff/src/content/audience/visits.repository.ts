import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AUDIENCE_SIZE } from './audience.constants.js';
import { bitOf } from './people.js';

export interface Visit {
  /** In the time zone of the deployment. */
  day: string;
  /** Keyed hash of the visitor, in hexadecimal digits. */
  visitor: string;
}

/** Parameters: days, hashes, and the lowest number that may be given. */
const NUMBER = `
  WITH visitors AS (
    SELECT decode(visitor, 'hex') AS hash, max(day) AS day
      FROM unnest($1::date[], $2::text[]) AS visit (day, visitor) GROUP BY 1
  ), seen AS (
    UPDATE audience_person known SET seen_on = day FROM visitors WHERE known.hash = visitors.hash AND seen_on < day
  )
  INSERT INTO audience_person (number, hash, seen_on)
  SELECT (SELECT greatest(max(number) + 1, $3::integer) FROM audience_person) + row_number() OVER () - 1, hash, day
    FROM visitors WHERE NOT EXISTS (SELECT FROM audience_person known WHERE known.hash = visitors.hash)`;

/** Parameters: days and hashes. A part that has all of them already is not written again. */
const ADD = `
  WITH visits AS (
    SELECT day, number / ${AUDIENCE_SIZE} AS part, bit_or(${bitOf('number')}) AS people
      FROM unnest($1::date[], $2::text[]) AS visit (day, visitor)
      JOIN audience_person ON hash = decode(visitor, 'hex')
     GROUP BY 1, 2
  ), first AS (
    INSERT INTO audience_day AS known (day, people) SELECT day, people FROM visits WHERE part = 0
        ON CONFLICT (day) DO UPDATE SET people = known.people | excluded.people
     WHERE known.people | excluded.people <> known.people
  )
  INSERT INTO audience_part AS known (day, part, people) SELECT day, part, people FROM visits WHERE part > 0
      ON CONFLICT (day, part) DO UPDATE SET people = known.people | excluded.people
   WHERE known.people | excluded.people <> known.people`;

/** Hashes that may have been made until a time, the first parameter. Days are those of another time zone. */
const MADE_UNTIL = `hash IS NOT NULL AND seen_on <= ($1::timestamptz + interval '1 day')::date`;

@Injectable()
export class VisitsRepository {
  /** @param firstNumber the lowest number of a visitor who comes for the first time */
  async add(manager: EntityManager, visits: Visit[], firstNumber: number): Promise<void> {
    const days = visits.map(({ day }) => day);
    const visitors = visits.map(({ visitor }) => visitor);
    await manager.query(NUMBER, [days, visitors, firstNumber]);
    await manager.query(ADD, [days, visitors]);
  }

  /** @returns whether there was one */
  async erase(manager: EntityManager, hashes: Buffer[]): Promise<boolean> {
    const [, erased]: [unknown, number] = await manager.query(
      'UPDATE audience_person SET hash = NULL WHERE hash = ANY ($1)',
      [hashes],
    );
    return erased > 0;
  }

  async hasHashes(manager: EntityManager, until: Date): Promise<boolean> {
    const [{ found }]: [{ found: boolean }] = await manager.query(
      `SELECT EXISTS (SELECT FROM audience_person WHERE ${MADE_UNTIL}) AS found`,
      [until],
    );
    return found;
  }

  async forgetHashes(manager: EntityManager, until: Date): Promise<void> {
    await manager.query(`UPDATE audience_person SET hash = NULL WHERE ${MADE_UNTIL}`, [until]);
  }
}
