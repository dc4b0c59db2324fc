import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** What waits to be put online is counted whenever an administrator opens the workplace. */
export class ApprovedContent1790007900904 implements MigrationInterface {
  readonly name = 'ApprovedContent1790007900904';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "content_item_approved_idx" ON "content_item" ("decided_at", "id") WHERE state = 'approved'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "content_item_approved_idx"`);
  }
}
