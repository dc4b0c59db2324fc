import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The figures of a day, of the people of that day and of the seven days before it. */
const FIGURES = `
  SELECT coalesce(sum(bit_count(people)), 0)::int AS active, coalesce(sum(bit_count(people & last)), 0)::int AS returned,
         coalesce(sum(bit_count(people & before)), 0)::int AS retained
    FROM (
      SELECT bit_or(people) FILTER (WHERE seen = days.day) AS people, bit_or(people) FILTER (WHERE seen = days.day - 1) AS last,
             bit_or(people) FILTER (WHERE seen < days.day) AS before
        FROM (
          SELECT day AS seen, 0::smallint AS part, people FROM audience_day
          UNION ALL SELECT day, part, people FROM audience_part
        ) audience
       WHERE seen BETWEEN days.day - 7 AND days.day GROUP BY part
    ) parts`;

const TABLES = ['audience_day', 'audience_part'];

/** Keeps what was read anew from all bits of all days, which took seconds with a million people. */
export class FiguresOfPeople1790018340001 implements MigrationInterface {
  readonly name = 'FiguresOfPeople1790018340001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "audience_figure" (
        "day" date NOT NULL,
        "active" integer NOT NULL,
        "returned" integer NOT NULL,
        "retained" integer NOT NULL,
        CONSTRAINT "audience_figure_pkey" PRIMARY KEY ("day")
      )`);
    // Whoever changes people at the same time waits, because the figures are counted from all of them.
    await runner.query(`
      CREATE FUNCTION audience_count() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NOT EXISTS (SELECT FROM changed) THEN RETURN NULL; END IF;
        LOCK TABLE audience_figure IN SHARE ROW EXCLUSIVE MODE;
        DELETE FROM audience_figure figure USING changed
         WHERE figure.day = changed.day AND NOT EXISTS (SELECT FROM audience_day known WHERE known.day = figure.day)
           AND NOT EXISTS (SELECT FROM audience_part known WHERE known.day = figure.day);
        INSERT INTO audience_figure AS figure (day, active, returned, retained)
        SELECT days.day, counted.active, counted.returned, counted.retained
          FROM (SELECT DISTINCT day + after AS day FROM changed, generate_series(0, 7) AS after) days
         CROSS JOIN LATERAL (${FIGURES}) counted
         WHERE counted.active > 0 OR EXISTS (SELECT FROM audience_figure known WHERE known.day = days.day)
            ON CONFLICT (day) DO UPDATE
           SET active = excluded.active, returned = excluded.returned, retained = excluded.retained
         WHERE (figure.active, figure.returned, figure.retained)
            <> (excluded.active, excluded.returned, excluded.retained);
        RETURN NULL;
      END $$`);
    for (const table of TABLES) {
      for (const [change, rows] of [
        ['INSERT', 'NEW'],
        ['UPDATE', 'NEW'],
        ['DELETE', 'OLD'],
      ] as const)
        await runner.query(`
          CREATE TRIGGER ${table}_${change.toLowerCase()} AFTER ${change} ON ${table} REFERENCING ${rows} TABLE AS changed
            FOR EACH STATEMENT EXECUTE FUNCTION audience_count()`);
    }
    await runner.query(`
      INSERT INTO audience_figure (day, active, returned, retained)
      SELECT days.day, counted.active, counted.returned, counted.retained
        FROM (SELECT day FROM audience_day UNION SELECT day FROM audience_part) days
       CROSS JOIN LATERAL (${FIGURES}) counted`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      for (const change of ['insert', 'update', 'delete'])
        await runner.query(`DROP TRIGGER ${table}_${change} ON ${table}`);
    await runner.query('DROP FUNCTION audience_count()');
    await runner.query('DROP TABLE "audience_figure"');
  }
}
