import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class AuditLog1790007000061 implements MigrationInterface {
  readonly name = 'AuditLog1790007000061';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX "audit_entry_at_idx" ON "audit_entry" ("at", "id")`);
    await runner.query(
      `CREATE INDEX "audit_entry_request_id_idx" ON "audit_entry" ("request_id") WHERE request_id IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "audit_entry_request_id_idx"`);
    await runner.query(`DROP INDEX "audit_entry_at_idx"`);
  }
}
