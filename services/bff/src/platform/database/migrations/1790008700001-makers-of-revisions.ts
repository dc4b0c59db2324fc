import { type MigrationInterface, type QueryRunner } from 'typeorm';

const textOf = (row: string) =>
  ['body', 'video', 'videoAddress'].map((field) => `coalesce(${row}.content ->> '${field}', '')`).join(', ');

/** A revision keeps who made it. Whoever takes an earlier text over, by whichever way, makes it together with them. */
export class MakersOfRevisions1790008700001 implements MigrationInterface {
  readonly name = 'MakersOfRevisions1790008700001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "content_revision" ADD "editors" integer array NOT NULL DEFAULT '{}'`);
    await runner.query(`
      UPDATE content_revision revision
         SET editors = ARRAY (
               SELECT DISTINCT editor
                 FROM unnest(ARRAY [revision.created_by, revision.changed_by]
                             || CASE WHEN item.working = revision.number THEN item.editors END) AS editor
                WHERE editor IS NOT NULL)
        FROM content_item item WHERE item.id = revision.item_id`);
    await runner.query(`
      CREATE FUNCTION content_revision_makers() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        before content_revision;
      BEGIN
        IF TG_OP = 'UPDATE' THEN
          before := OLD;
        ELSE
          SELECT * INTO before FROM content_revision
           WHERE item_id = NEW.item_id AND number < NEW.number ORDER BY number DESC LIMIT 1;
        END IF;
        IF before.item_id IS NULL OR (${textOf('NEW')}) = (${textOf('before')}) OR concat(${textOf('NEW')}) = '' THEN
          RETURN NEW;
        END IF;
        NEW.editors := ARRAY (
          SELECT DISTINCT editor FROM (
            SELECT unnest(NEW.editors) AS editor
             UNION ALL
            SELECT unnest(other.editors) FROM content_revision other
             WHERE other.item_id = NEW.item_id AND other.number <> NEW.number
               AND (${textOf('other')}) = (${textOf('NEW')})) AS made);
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER content_revision_makers BEFORE INSERT OR UPDATE OF content ON content_revision
        FOR EACH ROW EXECUTE FUNCTION content_revision_makers()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER content_revision_makers ON content_revision');
    await runner.query('DROP FUNCTION content_revision_makers()');
    await runner.query('ALTER TABLE "content_revision" DROP COLUMN "editors"');
  }
}
