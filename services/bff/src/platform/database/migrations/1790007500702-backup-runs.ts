import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Backups whose directory the replicas do not see, as backup.sh reports them. */
export class BackupRuns1790007500702 implements MigrationInterface {
  readonly name = 'BackupRuns1790007500702';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "backup_run" (
        "name" character varying(64) NOT NULL,
        "made_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "bytes" bigint NOT NULL,
        CONSTRAINT "backup_run_pkey" PRIMARY KEY ("name")
      )`);
    await runner.query(`CREATE INDEX "backup_run_made_at_idx" ON "backup_run" ("made_at")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "backup_run"`);
  }
}
