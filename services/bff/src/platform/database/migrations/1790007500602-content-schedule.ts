import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Items are delivered from and until a time, as sets are. */
export class ContentSchedule1790007500602 implements MigrationInterface {
  readonly name = 'ContentSchedule1790007500602';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "content_item"
        ADD "online_from" timestamp with time zone,
        ADD "online_until" timestamp with time zone,
        ADD "in_time" boolean NOT NULL DEFAULT true`);
    await runner.query(`
      CREATE INDEX "content_item_schedule_idx" ON "content_item" ("id")
       WHERE online_from IS NOT NULL OR online_until IS NOT NULL`);
    await runner.query(`
      CREATE FUNCTION content_in_time(online_from timestamptz, online_until timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT coalesce(online_from <= now(), true) AND coalesce(online_until > now(), true)
      $$`);
    // Whatever is written, it is what the times say now. Once a time has passed, a job writes it again.
    await runner.query(`
      CREATE FUNCTION content_follow_times() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.in_time := content_in_time(NEW.online_from, NEW.online_until);
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER content_follow_times BEFORE INSERT OR UPDATE OF online_from, online_until, in_time ON content_item
      FOR EACH ROW EXECUTE FUNCTION content_follow_times()`);
    await this.count(runner, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.count(runner, false);
    await runner.query(`DROP TRIGGER content_follow_times ON content_item`);
    await runner.query(`DROP FUNCTION content_follow_times`);
    await runner.query(`DROP FUNCTION content_in_time`);
    await runner.query(`DROP INDEX "content_item_schedule_idx"`);
    await runner.query(`ALTER TABLE "content_item" DROP "in_time", DROP "online_until", DROP "online_from"`);
  }

  /** The counts of sets, with or without the times of items. */
  private async count(runner: QueryRunner, isTimed: boolean): Promise<void> {
    const inTime = isTimed ? 'AND content_in_time(item.online_from, item.online_until)' : '';
    await runner.query(`
      CREATE OR REPLACE FUNCTION policy_count_of(policy policy) RETURNS integer LANGUAGE sql STABLE AS $$
        SELECT CASE
          WHEN policy.filter_type = 'artificial' THEN
            (SELECT count(*)::int FROM policy_member member JOIN content_item item ON item.id = member.item_id
              WHERE member.policy_id = policy.id AND item.online = 'online' ${inTime}
                AND policy_holds(policy.content_type, item.kind, item.orientation))
          ELSE
            coalesce((SELECT CASE policy.content_type WHEN 'img' THEN rule.img
                             WHEN 'horizontalVideo' THEN rule.horizontal_video ELSE rule.vertical_video END
                        FROM policy_rule rule WHERE rule.id = policy.rule_id), 0)
        END
      $$`);
    const counted = ['online', 'orientation', ...(isTimed ? ['in_time'] : [])];
    await runner.query(`
      CREATE OR REPLACE FUNCTION policy_recount_item() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        at_once CONSTANT integer := 200;
        states jsonb := '[]';
        holders integer[] := '{}';
      BEGIN
        IF TG_OP = 'UPDATE' THEN
          IF OLD.online = 'online' THEN
            states := states || (to_jsonb(OLD) - '{title,summary}'::text[]);
          END IF;
          IF (${rowOf('OLD', counted)}) IS DISTINCT FROM (${rowOf('NEW', counted)}) THEN
            holders := ARRAY(
              SELECT policy_id FROM policy_member WHERE item_id = NEW.id ORDER BY policy_id LIMIT at_once + 1);
            PERFORM FROM policy WHERE id = ANY(holders[:at_once]) ORDER BY id FOR UPDATE;
            UPDATE policy SET count = count WHERE id = ANY(holders[:at_once]);
          END IF;
        END IF;
        IF NEW.online = 'online' THEN
          states := states || (to_jsonb(NEW) - '{title,summary}'::text[]);
        END IF;
        INSERT INTO policy_recount (item_id, states, after_id)
        VALUES (NEW.id, states, CASE WHEN cardinality(holders) > at_once THEN holders[at_once] END);
        RETURN NULL;
      END $$`);
    const told = 'subject language source author_id ages_from ages_to labels published_at'.split(' ');
    const parts = [...counted, ...told];
    await runner.query(`DROP TRIGGER policy_recount_update ON content_item`);
    await runner.query(`
      CREATE TRIGGER policy_recount_update AFTER UPDATE ON content_item
      FOR EACH ROW WHEN ((OLD.online = 'online' OR NEW.online = 'online')
                         AND (${rowOf('OLD', parts)}) IS DISTINCT FROM (${rowOf('NEW', parts)}))
      EXECUTE FUNCTION policy_recount_item()`);
  }
}

function rowOf(row: 'NEW' | 'OLD', columns: string[]): string {
  return columns.map((column) => `${row}.${column}`).join(', ');
}
