import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Files leave with the row that needed them: its transaction records them, and a job removes their bytes. */
export class DroppedFiles1790018370001 implements MigrationInterface {
  readonly name = 'DroppedFiles1790018370001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "dropped_file" (
        "name" varchar(128) NOT NULL,
        "attempts" integer NOT NULL DEFAULT 0,
        "next_attempt_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "dropped_file_pkey" PRIMARY KEY ("name"))`);
    await runner.query(
      `CREATE INDEX "dropped_file_next_attempt_at_idx" ON "dropped_file" ("next_attempt_at")`,
    );
    // In the order of the names, so that nobody waits in a circle. A row that is there is locked: whoever is removing that file
    // either has not looked yet for who needs it, or is done with it before the row is made again.
    await runner.query(`
      CREATE FUNCTION drop_files(names text[]) RETURNS void LANGUAGE sql AS $$
        WITH gone AS (DELETE FROM file_reference WHERE name = ANY (names) RETURNING name, content_name),
             own AS (SELECT unnest(names) EXCEPT SELECT name FROM gone)
        INSERT INTO dropped_file (name)
        SELECT content_name FROM gone UNION SELECT * FROM own ORDER BY 1
        ON CONFLICT (name) DO UPDATE SET next_attempt_at = now()
      $$`);
    await runner.query(`
      CREATE FUNCTION certification_document_drop_files() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM drop_files(ARRAY(SELECT 'certifications/' || id FROM removed));
        RETURN NULL;
      END $$`);
    // Also for rows that go with their account or their request.
    await runner.query(`
      CREATE TRIGGER certification_document_drop_files AFTER DELETE ON certification_document
        REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION certification_document_drop_files()`);
    await this.dropLeft(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER certification_document_drop_files ON certification_document`);
    await runner.query(`DROP FUNCTION certification_document_drop_files`);
    await runner.query(`DROP FUNCTION drop_files`);
    await runner.query(`DROP TABLE "dropped_file"`);
  }

  /** What was left by removals that failed, and of people who are gone. */
  async dropLeft(runner: Pick<QueryRunner, 'query'>): Promise<void> {
    // A bucket cannot be asked what it has: of avatars, the account names the files.
    await runner.query(`
      WITH erased AS (SELECT id, avatar FROM account WHERE deleted_at IS NOT NULL AND avatar <> ''),
           changed AS (UPDATE account SET avatar = '' FROM erased WHERE account.id = erased.id)
      SELECT drop_files(array_agg('avatars/' || avatar || '-' || size || '.webp'))
        FROM erased, unnest(ARRAY[48, 96, 256]) AS size`);
    await runner.query(`
      WITH stored AS (
        SELECT name, split_part(name, '/', 1) AS room, left(split_part(name, '/', 2), 22) AS key
          FROM (SELECT name FROM file_reference UNION SELECT name FROM stored_file) AS every)
      SELECT drop_files(array_agg(name)) FROM stored WHERE CASE room
        WHEN 'avatars' THEN NOT EXISTS (SELECT FROM account WHERE avatar = stored.key)
          AND NOT EXISTS (SELECT FROM team WHERE avatar = stored.key)
        WHEN 'programmes' THEN NOT EXISTS (SELECT FROM studio_programme WHERE cover_key = stored.key)
        WHEN 'certifications' THEN
          NOT EXISTS (SELECT FROM certification_document WHERE 'certifications/' || id = stored.name)
        ELSE false END`);
    await runner.query(`
      WITH picture AS (
        SELECT name, regexp_match(name, '^content/pictures/(\\d+)/(.+)-\\d+\\.webp$') AS part FROM file_reference)
      SELECT drop_files(array_agg(name)) FROM picture
       WHERE part IS NOT NULL AND NOT EXISTS (
         SELECT FROM content_picture WHERE account_id = picture.part[1]::int AND id = picture.part[2])`);
    await runner.query(`
      SELECT drop_files(array_agg(name)) FROM file_content
       WHERE NOT EXISTS (SELECT FROM file_reference WHERE content_name = file_content.name)`);
  }
}
