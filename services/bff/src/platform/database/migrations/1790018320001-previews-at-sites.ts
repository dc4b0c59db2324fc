import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Where the site of a channel shows previews. */
export class PreviewsAtSites1790018320001 implements MigrationInterface {
  readonly name = 'PreviewsAtSites1790018320001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "channel" ADD "preview_pattern" varchar(500) NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "channel" DROP COLUMN "preview_pattern"`);
  }
}
