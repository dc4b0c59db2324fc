import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Since when an entry waits to be judged. */
export class ProgrammeTimes1790007500701 implements MigrationInterface {
  readonly name = 'ProgrammeTimes1790007500701';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "studio_programme" ADD COLUMN "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "studio_programme" DROP COLUMN "created_at"`);
  }
}
