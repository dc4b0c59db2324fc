import { type MigrationInterface, type QueryRunner } from 'typeorm';

const FILTERS = '"number", "content_type", "filter_type", "status", "created_time"';

export class PolicyNameWalk1790005000003 implements MigrationInterface {
  readonly name = 'PolicyNameWalk1790005000003';

  /** Names are filtered in the index as it is scanned, without a visit to the table for each. */
  async up(runner: QueryRunner): Promise<void> {
    await this.replace(runner, `${FILTERS}, "search_name"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.replace(runner, FILTERS);
  }

  private async replace(runner: QueryRunner, included: string): Promise<void> {
    await runner.query(`DROP INDEX "policy_sort_name_idx"`);
    await runner.query(`
      CREATE INDEX "policy_sort_name_idx" ON "policy" ("name", "id") INCLUDE (${included})
       WHERE deleted_time IS NULL`);
  }
}
