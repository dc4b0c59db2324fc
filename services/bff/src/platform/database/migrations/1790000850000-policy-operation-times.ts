import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class PolicyOperationTimes1790000850000 implements MigrationInterface {
  readonly name = 'PolicyOperationTimes1790000850000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "policy_operation_created_at_idx" ON "policy_operation" ("created_at", "id")`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "policy_operation_created_at_idx"`);
  }
}
