import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class ProgrammeCovers1790007000182 implements MigrationInterface {
  readonly name = 'ProgrammeCovers1790007000182';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "studio_programme" ADD "cover_key" character varying(22) NOT NULL DEFAULT ''`,
    );
    await runner.query(`ALTER TABLE "studio_programme" ADD "removed_at" TIMESTAMP WITH TIME ZONE`);
  }

  /** What was removed does not come back. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM "studio_programme" WHERE "removed_at" IS NOT NULL`);
    await runner.query(`ALTER TABLE "studio_programme" DROP COLUMN "removed_at"`);
    await runner.query(`ALTER TABLE "studio_programme" DROP COLUMN "cover_key"`);
  }
}
