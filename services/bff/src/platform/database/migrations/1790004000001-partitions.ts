import { type MigrationInterface, type QueryRunner } from 'typeorm';

const FACT_COLUMNS = `"day", "hour", "item_id", "publications", "clicks", "exposures", "comments", "shares", "likes",
  "minutes"`;
const EVENT_COLUMNS = `"id", "type", "account_id", "role", "except_session_id", "payload", "created_at"`;
/** Ids in one partition of the live events. */
const EVENTS = 100_000;

/**
 * Partitions the facts by month, and the live events by id, which is how they are read. What is past its retention can
 * then be dropped as a whole.
 */
export class Partitions1790004000001 implements MigrationInterface {
  readonly name = 'Partitions1790004000001';

  async up(runner: QueryRunner): Promise<void> {
    await this.partitionFacts(runner);
    await this.partitionEvents(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION content_fact_drop_partitions, content_fact_add_partition`);
    await runner.query(`ALTER TABLE content_fact RENAME TO content_fact_former`);
    await this.createFacts(runner, '');
    await this.moveFacts(runner);
    await runner.query(`DROP FUNCTION live_event_drop_partitions, live_event_add_partitions`);
    await this.replaceEvents(runner, '');
  }

  private async partitionFacts(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE content_fact RENAME TO content_fact_former`);
    await this.createFacts(runner, 'PARTITION BY RANGE ("day")');
    await runner.query(`CREATE TABLE content_fact_default PARTITION OF content_fact DEFAULT`);
    await this.createFactFunctions(runner);
    await runner.query(`
      SELECT content_fact_add_partition("month"::date)
        FROM (SELECT DISTINCT date_trunc('month', "day"::timestamp) AS "month" FROM content_fact_former)`);
    await runner.query(`
      SELECT content_fact_add_partition((now() + make_interval(months => ahead))::date)
        FROM generate_series(0, 2) AS ahead`);
    await this.moveFacts(runner);
  }

  private async createFacts(runner: QueryRunner, partitioning: string): Promise<void> {
    await runner.query(`
      CREATE TABLE "content_fact" (
        "day" date NOT NULL,
        "hour" smallint NOT NULL,
        "item_id" integer NOT NULL,
        "publications" integer NOT NULL,
        "clicks" integer NOT NULL,
        "exposures" integer NOT NULL,
        "comments" integer NOT NULL,
        "shares" integer NOT NULL,
        "likes" integer NOT NULL,
        "minutes" integer NOT NULL,
        CONSTRAINT "content_fact_hour_check" CHECK (hour BETWEEN 0 AND 23)
      ) ${partitioning}`);
  }

  /** Keys and triggers come last: the rows were checked and summed when they were written. */
  private async moveFacts(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO content_fact (${FACT_COLUMNS}) SELECT ${FACT_COLUMNS} FROM content_fact_former`,
    );
    await runner.query(`DROP TABLE content_fact_former`);
    await runner.query(`
      ALTER TABLE content_fact
        ADD CONSTRAINT "content_fact_pkey" PRIMARY KEY ("day", "hour", "item_id"),
        ADD CONSTRAINT "content_fact_item_id_fkey" FOREIGN KEY ("item_id")
          REFERENCES "content_item"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`);
    for (const [name, event, rows, call] of [
      ['insert', 'INSERT', 'NEW TABLE AS added', 'add'],
      ['delete', 'DELETE', 'OLD TABLE AS removed', 'take'],
      ['update_add', 'UPDATE', 'NEW TABLE AS added', 'add'],
      ['update_take', 'UPDATE', 'OLD TABLE AS removed', 'take'],
    ]) {
      await runner.query(`
        CREATE TRIGGER content_fact_${name} AFTER ${event} ON content_fact REFERENCING ${rows}
          FOR EACH STATEMENT EXECUTE FUNCTION content_fact_${call}()`);
    }
  }

  /**
   * Rows of a month without a partition are in the default one. Triggers belong to the statements that name the table,
   * so moving rows between its partitions does not change the sums.
   */
  private async createFactFunctions(runner: QueryRunner): Promise<void> {
    const attributes = await this.attributes(runner);
    await runner.query(`
      CREATE FUNCTION content_fact_add_partition(day date) RETURNS void ${attributes} AS $$
      DECLARE
        first date := date_trunc('month', day::timestamp)::date;
        next date := (first + interval '1 month')::date;
        partition text := to_char(first, '"content_fact_"YYYY_MM');
      BEGIN
        IF to_regclass(partition) IS NOT NULL THEN RETURN; END IF;
        EXECUTE format('CREATE TABLE %I (LIKE content_fact INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', partition);
        IF EXISTS (SELECT FROM content_fact_default stray WHERE stray.day >= first AND stray.day < next) THEN
          LOCK TABLE content_fact_default IN ACCESS EXCLUSIVE MODE;
          EXECUTE format('WITH moved AS (DELETE FROM content_fact_default stray
                            WHERE stray.day >= %L AND stray.day < %L RETURNING *)
                          INSERT INTO %I SELECT * FROM moved', first, next, partition);
        END IF;
        EXECUTE format('ALTER TABLE content_fact ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
                       partition, first, next);
      END $$`);
    await runner.query(`
      CREATE FUNCTION content_fact_drop_partitions(retention_days integer) RETURNS SETOF text ${attributes} AS $$
      DECLARE
        partition text;
        first date;
      BEGIN
        IF retention_days IS NULL OR retention_days < 732 THEN
          RAISE EXCEPTION 'facts are kept for at least 732 days' USING ERRCODE = 'insufficient_privilege';
        END IF;
        FOR partition IN
          SELECT relname FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
           WHERE inhparent = 'content_fact'::regclass AND relname ~ '^content_fact_\\d{4}_\\d{2}$'
             AND to_date(right(relname, 7), 'YYYY_MM') + interval '1 month'
                 <= now() - make_interval(days => retention_days)
           ORDER BY relname
        LOOP
          first := to_date(right(partition, 7), 'YYYY_MM');
          EXECUTE format('DROP TABLE %I', partition);
          DELETE FROM content_hour WHERE day >= first AND day < first + interval '1 month';
          DELETE FROM content_month WHERE month = first;
          RETURN NEXT partition;
        END LOOP;
      END $$`);
    await runner.query(
      `REVOKE EXECUTE ON FUNCTION content_fact_add_partition, content_fact_drop_partitions FROM PUBLIC`,
    );
  }

  private async partitionEvents(runner: QueryRunner): Promise<void> {
    await this.replaceEvents(runner, 'PARTITION BY RANGE ("id")');
    await this.createEventFunctions(runner);
    await runner.query(`SELECT live_event_add_partitions(3)`);
  }

  /** Ids go on where they were, because clients compare them. */
  private async replaceEvents(runner: QueryRunner, partitioning: string): Promise<void> {
    const [{ next }] = (await runner.query(
      `SELECT last_value + is_called::integer AS next FROM live_event_id_seq`,
    )) as [{ next: string }];
    await runner.query(`ALTER TABLE live_event RENAME TO live_event_former`);
    await runner.query(`ALTER SEQUENCE live_event_id_seq RENAME TO live_event_former_id_seq`);
    await runner.query(`
      CREATE TABLE "live_event" (
        "id" bigint GENERATED BY DEFAULT AS IDENTITY (START WITH ${next}) NOT NULL,
        "type" text NOT NULL,
        "account_id" integer,
        "role" text,
        "except_session_id" uuid,
        "payload" jsonb NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT clock_timestamp()
      ) ${partitioning}`);
    if (partitioning !== '')
      await runner.query(`CREATE TABLE live_event_default PARTITION OF live_event DEFAULT`);
    await runner.query(
      `INSERT INTO live_event (${EVENT_COLUMNS}) SELECT ${EVENT_COLUMNS} FROM live_event_former`,
    );
    await runner.query(`DROP TABLE live_event_former`);
    await runner.query(`ALTER TABLE live_event ADD CONSTRAINT "live_event_pkey" PRIMARY KEY ("id")`);
    await runner.query(`CREATE INDEX "live_event_created_at_idx" ON "live_event" ("created_at")`);
    await runner.query(`
      CREATE TRIGGER live_event_in_order BEFORE INSERT ON live_event
      FOR EACH STATEMENT EXECUTE FUNCTION live_event_in_order()`);
  }

  /** The partition of the newest id is never dropped. Rows without a partition stay in the default one. */
  private async createEventFunctions(runner: QueryRunner): Promise<void> {
    const attributes = await this.attributes(runner);
    await runner.query(`
      CREATE FUNCTION live_event_add_partitions(ahead integer) RETURNS void ${attributes} AS $$
      DECLARE
        newest bigint := (SELECT last_value FROM live_event_id_seq);
        first bigint;
      BEGIN
        FOR first IN SELECT (newest / ${EVENTS} + at) * ${EVENTS} FROM generate_series(0, ahead) AS at LOOP
          CONTINUE WHEN to_regclass('live_event_' || first) IS NOT NULL
            OR EXISTS (SELECT FROM live_event_default WHERE id >= first AND id < first + ${EVENTS});
          EXECUTE format('CREATE TABLE %I (LIKE live_event INCLUDING DEFAULTS)', 'live_event_' || first);
          EXECUTE format('ALTER TABLE live_event ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
                         'live_event_' || first, first, first + ${EVENTS});
        END LOOP;
      END $$`);
    await runner.query(`
      CREATE FUNCTION live_event_drop_partitions(retention interval) RETURNS SETOF text ${attributes} AS $$
      DECLARE
        newest bigint := coalesce((SELECT max(id) FROM live_event), 0);
        partition text;
        is_over boolean;
      BEGIN
        FOR partition IN
          SELECT relname FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
           WHERE inhparent = 'live_event'::regclass AND relname ~ '^live_event_\\d+$'
             AND substr(relname, 12)::bigint + ${EVENTS} <= newest
           ORDER BY substr(relname, 12)::bigint
        LOOP
          EXECUTE format('SELECT NOT EXISTS (SELECT FROM %I WHERE created_at >= now() - $1)', partition)
             INTO is_over USING retention;
          EXIT WHEN NOT is_over;
          EXECUTE format('DROP TABLE %I', partition);
          RETURN NEXT partition;
        END LOOP;
      END $$`);
    await runner.query(
      `REVOKE EXECUTE ON FUNCTION live_event_add_partitions, live_event_drop_partitions FROM PUBLIC`,
    );
  }

  /**
   * The functions run with the privileges of their owner, so that the application needs no DDL privileges.
   * `lock_timeout` prevents writers from queueing behind a partition change that waits for a long transaction.
   */
  private async attributes(runner: QueryRunner): Promise<string> {
    const [{ schema }] = (await runner.query(`SELECT quote_ident(current_schema()) AS schema`)) as [
      { schema: string },
    ];
    return `LANGUAGE plpgsql SECURITY DEFINER SET search_path = ${schema}, pg_temp SET lock_timeout = '2s'`;
  }
}
