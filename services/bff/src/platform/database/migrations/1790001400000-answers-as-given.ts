import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class AnswersAsGiven1790001400000 implements MigrationInterface {
  readonly name = 'AnswersAsGiven1790001400000';

  /**
   * A repeated response is byte-for-byte identical: `json` preserves the order of fields, `jsonb` does not.
   */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "idempotency_key" ALTER COLUMN "answer" DROP DEFAULT,
        ALTER COLUMN "answer" TYPE json, ALTER COLUMN "answer" SET DEFAULT 'null'`);
    await runner.query(`ALTER TABLE "policy_import" ALTER COLUMN "result" TYPE json`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "idempotency_key" ALTER COLUMN "answer" DROP DEFAULT,
        ALTER COLUMN "answer" TYPE jsonb, ALTER COLUMN "answer" SET DEFAULT 'null'`);
    await runner.query(`ALTER TABLE "policy_import" ALTER COLUMN "result" TYPE jsonb`);
  }
}
