import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The author that has now, after all merges, what this one had. */
const currentAuthor = (id: string) => `
  (WITH RECURSIVE way (id) AS (
     SELECT ${id} UNION SELECT next.into_id FROM way JOIN author_merge AS next ON next.author_id = way.id
   ) SELECT way.id FROM way WHERE NOT EXISTS (SELECT FROM author_merge WHERE author_id = way.id))`;

/**
 * Queues get conditions, and what is submitted comes into them by itself: triggers of content items keep the entries, so
 * that no way to change an item goes past them.
 */
export class InspectionQueues1790007500101 implements MigrationInterface {
  readonly name = 'InspectionQueues1790007500101';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "quality_queue"
        ADD "conditions" jsonb NOT NULL DEFAULT '{}',
        ADD "is_general" boolean NOT NULL DEFAULT false`);
    // What was in a queue was of one kind.
    await runner.query(`
      UPDATE quality_queue queue SET conditions = jsonb_build_object('kinds', found.kinds)
        FROM (SELECT entry.queue_id, jsonb_agg(DISTINCT item.kind) AS kinds
                FROM quality_queue_item entry JOIN content_item item ON item.id = entry.content_item_id
               GROUP BY entry.queue_id) AS found
       WHERE found.queue_id = queue.id`);
    // The last one in the order of the keys, whatever comes.
    await runner.query(`
      INSERT INTO quality_queue (id, name, title, is_general) VALUES (2147483647, 'general', 'Everything else', true)`);
    await runner.query(
      `CREATE UNIQUE INDEX "quality_queue_general_key" ON "quality_queue" ("is_general") WHERE is_general`,
    );

    // They were filled with what was online already.
    await runner.query(
      `DELETE FROM quality_queue_item WHERE content_item_id IS NULL OR stage IN ('waiting', 'sampled')`,
    );
    await runner.query(
      `ALTER TABLE "quality_queue_item" DROP CONSTRAINT "quality_queue_item_content_item_id_fkey"`,
    );
    await runner.query(`
      ALTER TABLE "quality_queue_item" ADD CONSTRAINT "quality_queue_item_content_item_id_fkey"
        FOREIGN KEY ("content_item_id") REFERENCES "content_item"("id") ON DELETE CASCADE ON UPDATE NO ACTION`);

    // Null is never the answer: the general queue takes what no other does.
    await runner.query(`
      CREATE FUNCTION quality_queue_of(of_item integer) RETURNS integer LANGUAGE sql STABLE AS $$
        SELECT queue.id
          FROM content_item item
          JOIN content_revision revision ON revision.item_id = item.id AND revision.number = item.working
         CROSS JOIN LATERAL jsonb_to_record(revision.content) AS content (
                 subject text, source text, language text, labels text[], "authorId" int, "agesFrom" int, "agesTo" int)
          JOIN quality_queue queue ON queue.removed_at IS NULL
         CROSS JOIN LATERAL jsonb_to_record(queue.conditions) AS wanted (
                 kinds text[], subjects text[], sources text[], languages text[], labels text[], "authorIds" int[],
                 "agesFrom" int, "agesTo" int)
         WHERE item.id = of_item
           AND (wanted.kinds IS NULL OR item.kind = ANY(wanted.kinds))
           AND (wanted.subjects IS NULL OR content.subject = ANY(wanted.subjects))
           AND (wanted.sources IS NULL OR content.source = ANY(wanted.sources))
           AND (wanted.languages IS NULL OR content.language = ANY(wanted.languages))
           AND (wanted.labels IS NULL OR content.labels && wanted.labels)
           AND (wanted."agesFrom" IS NULL OR content."agesTo" >= wanted."agesFrom")
           AND (wanted."agesTo" IS NULL OR content."agesFrom" <= wanted."agesTo")
           AND (wanted."authorIds" IS NULL OR ${currentAuthor('content."authorId"')} = ANY(ARRAY(
                 SELECT ${currentAuthor('named.id')} FROM unnest(wanted."authorIds") AS named (id))))
         ORDER BY queue.is_general, queue.id LIMIT 1
      $$`);
    // Seconds to watch a video, or to read a text slowly: letters per second differ by language.
    await runner.query(`
      CREATE FUNCTION quality_queue_enter(entering integer) RETURNS void LANGUAGE sql AS $$
        INSERT INTO quality_queue_item (queue_id, content_item_id, title, duration, stage)
        SELECT quality_queue_of(item.id), item.id, left(revision.content ->> 'title', 128),
               CASE WHEN item.kind = 'video' THEN coalesce(video.seconds, 300)
                    ELSE greatest(1, ceil(length(revision.content ->> 'body')
                           / CASE revision.content ->> 'language' WHEN 'zh-CN' THEN 5.0 WHEN 'km-KH' THEN 12.0
                                                                  ELSE 15.0 END))::int END,
               'waiting'
          FROM content_item item
          JOIN content_revision revision ON revision.item_id = item.id AND revision.number = item.working
          LEFT JOIN content_video video ON video.id = revision.content ->> 'video'
         WHERE item.id = entering
      $$`);
    // A decision that is taken back leaves the item in its place. The lock is that of changes of queues: what comes in at the same time is sorted by the new conditions.
    await runner.query(`
      CREATE FUNCTION content_item_queue() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.state = 'inspecting' THEN
          PERFORM pg_advisory_xact_lock_shared(7252006);
          IF OLD.state IN ('approved', 'rejected') THEN
            UPDATE quality_queue_item
               SET queue_id = quality_queue_of(NEW.id), stage = coalesce(previous_stage, 'waiting'), previous_stage = NULL,
                   reason = NULL, version = version + 1
             WHERE id = (SELECT max(id) FROM quality_queue_item WHERE content_item_id = NEW.id);
            IF FOUND THEN
              RETURN NULL;
            END IF;
          END IF;
          DELETE FROM quality_queue_item WHERE content_item_id = NEW.id;
          PERFORM quality_queue_enter(NEW.id);
        ELSIF NEW.state IN ('approved', 'rejected') THEN
          UPDATE quality_queue_item
             SET previous_stage = stage, stage = CASE NEW.state WHEN 'approved' THEN 'done' ELSE 'rejected' END,
                 reason = nullif(NEW.reason, ''), version = version + 1
           WHERE content_item_id = NEW.id AND stage IN ('waiting', 'sampled');
        ELSE
          DELETE FROM quality_queue_item WHERE content_item_id = NEW.id AND stage IN ('waiting', 'sampled');
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER "content_item_queue" AFTER UPDATE OF state ON "content_item" FOR EACH ROW
        WHEN (OLD.state IS DISTINCT FROM NEW.state AND 'inspecting' IN (OLD.state, NEW.state))
        EXECUTE FUNCTION content_item_queue()`);
    await runner.query(`
      SELECT quality_queue_enter(id) FROM content_item WHERE state = 'inspecting' ORDER BY submitted_at, id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER "content_item_queue" ON "content_item"`);
    await runner.query(`DROP FUNCTION content_item_queue`);
    await runner.query(`DROP FUNCTION quality_queue_enter`);
    await runner.query(`DROP FUNCTION quality_queue_of`);
    await runner.query(
      `ALTER TABLE "quality_queue_item" DROP CONSTRAINT "quality_queue_item_content_item_id_fkey"`,
    );
    await runner.query(`
      ALTER TABLE "quality_queue_item" ADD CONSTRAINT "quality_queue_item_content_item_id_fkey"
        FOREIGN KEY ("content_item_id") REFERENCES "content_item"("id") ON DELETE SET NULL ON UPDATE NO ACTION`);
    await runner.query(`DROP INDEX "quality_queue_general_key"`);
    await runner.query(`DELETE FROM quality_queue WHERE is_general`);
    await runner.query(`ALTER TABLE "quality_queue" DROP COLUMN "is_general", DROP COLUMN "conditions"`);
  }
}
