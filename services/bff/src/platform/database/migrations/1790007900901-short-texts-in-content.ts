import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** A text of one or two characters has no trigram. Without an index, finding it in a large library takes longer than a page may. */
export class ShortTextsInContent1790007900901 implements MigrationInterface {
  readonly name = 'ShortTextsInContent1790007900901';

  /** The cost keeps the planner from computing the pairs of each row instead of reading the index. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION content_pairs(content text) RETURNS tsvector
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000
      RETURN (SELECT array_to_tsvector(string_to_array(content, NULL) || array_agg(letter || coalesce(next, '')))
                FROM unnest(string_to_array(content, NULL), string_to_array(substr(content, 2), NULL))
                  AS pairs(letter, next))`);
    await runner.query(
      `CREATE INDEX "content_listing_pairs_idx" ON "content_listing" USING gin (content_pairs(search))`,
    );
    await runner.query(`ANALYZE content_listing`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "content_listing_pairs_idx"`);
    await runner.query(`DROP FUNCTION content_pairs`);
  }
}
