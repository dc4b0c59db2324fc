import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { listContent } from './functions/content-listing-1.js';

/** Searches find a Khmer text however its breaks and subscripts are typed. */
export class TextsAsTheyAreRead1790007900902 implements MigrationInterface {
  readonly name = 'TextsAsTheyAreRead1790007900902';

  async up(runner: QueryRunner): Promise<void> {
    await listContent(runner);
    await this.nameSets(runner, 'search_key');
    await runner.query(
      `UPDATE policy SET search_name = search_key(name) WHERE search_name <> search_key(name)`,
    );
    await runner.query(
      `UPDATE content_listing SET search = search_key(search) WHERE search <> search_key(search)`,
    );
  }

  /** What is listed stays searched as it is read: that is the same to an older version. */
  async down(runner: QueryRunner): Promise<void> {
    await this.nameSets(runner, 'lower');
  }

  private async nameSets(runner: QueryRunner, key: 'lower' | 'search_key'): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION policy_search_name() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.search_name := ${key}(NEW.name);
        RETURN NEW;
      END $$`);
  }
}
