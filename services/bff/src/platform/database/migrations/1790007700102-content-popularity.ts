import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** How often items were opened lately, kept for each item, so that nobody adds it up who asks for the most popular ones. */
export class ContentPopularity1790007700102 implements MigrationInterface {
  readonly name = 'ContentPopularity1790007700102';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "content_popularity" (
        "item_id" integer NOT NULL,
        "clicks" bigint NOT NULL DEFAULT 0,
        CONSTRAINT "content_popularity_pkey" PRIMARY KEY ("item_id"),
        CONSTRAINT "content_popularity_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "content_item"("id")
          ON DELETE CASCADE ON UPDATE NO ACTION
      )`);
    await runner.query(`
      CREATE FUNCTION content_popularity_begin() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO content_popularity (item_id) SELECT id FROM added;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER content_popularity_insert AFTER INSERT ON content_item REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION content_popularity_begin()`);
    await runner.query(`
      INSERT INTO content_popularity (item_id, clicks)
      SELECT item.id, coalesce(recent.clicks, 0)
        FROM content_item item
        LEFT JOIN (SELECT item_id, sum(clicks) AS clicks FROM content_month
                    WHERE month >= date_trunc('month', now()) - interval '1 month' GROUP BY item_id) AS recent
          ON recent.item_id = item.id`);
    await runner.query(
      `CREATE INDEX "content_popularity_clicks_idx" ON "content_popularity" ("clicks", "item_id")`,
    );
    await runner.query(`ANALYZE content_popularity`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER content_popularity_insert ON content_item`);
    await runner.query(`DROP FUNCTION content_popularity_begin`);
    await runner.query(`DROP TABLE "content_popularity"`);
  }
}
