import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class PolicyNamePairs1790001200000 implements MigrationInterface {
  readonly name = 'PolicyNamePairs1790001200000';

  /** A search term of one or two characters has no trigram. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION policy_name_pairs(name text) RETURNS tsvector
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN (SELECT array_to_tsvector(array_agg(substr(name, i, 2)) || string_to_array(name, NULL))
                FROM generate_series(1, length(name)) AS i)`);
    await runner.query(`
      CREATE INDEX "policy_search_pairs_idx" ON "policy" USING gin (policy_name_pairs(search_name))
       WHERE deleted_time IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "policy_search_pairs_idx"`);
    await runner.query(`DROP FUNCTION policy_name_pairs`);
  }
}
