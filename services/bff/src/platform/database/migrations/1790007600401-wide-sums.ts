import { type MigrationInterface, type QueryRunner } from 'typeorm';

const TABLES = ['content_hour', 'content_month'];
const SUMS = ['publications', 'clicks', 'exposures', 'comments', 'shares', 'likes', 'minutes'];

/** What many items add up to in an hour, or many hours in a month, may be more than one fact can hold. */
export class WideSums1790007600401 implements MigrationInterface {
  readonly name = 'WideSums1790007600401';

  async up(runner: QueryRunner): Promise<void> {
    await this.change(runner, 'bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.change(runner, 'integer');
  }

  private async change(runner: QueryRunner, type: string): Promise<void> {
    for (const table of TABLES) {
      const columns = SUMS.map((name) => `ALTER COLUMN "${name}" TYPE ${type}`);
      await runner.query(`ALTER TABLE "${table}" ${columns.join(', ')}`);
    }
  }
}
