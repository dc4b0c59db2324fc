import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Run for each row of an import, with a plan from when the table was small: each row then read all those before it. */
const OF_EACH_ROW = ['next_policy_number', 'policy_count'];

export class NumbersByIndex1790007900903 implements MigrationInterface {
  readonly name = 'NumbersByIndex1790007900903';

  async up(runner: QueryRunner): Promise<void> {
    for (const name of OF_EACH_ROW) await runner.query(`ALTER FUNCTION ${name}() SET enable_seqscan = off`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of OF_EACH_ROW) await runner.query(`ALTER FUNCTION ${name}() RESET enable_seqscan`);
  }
}
