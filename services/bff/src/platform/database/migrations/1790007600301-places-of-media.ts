import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Where each replica stores videos. Empty where it stores none, and of replicas from before. */
export class PlacesOfMedia1790007600301 implements MigrationInterface {
  readonly name = 'PlacesOfMedia1790007600301';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "replica" ADD "media_place" varchar(2048) NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "replica" DROP COLUMN "media_place"`);
  }
}
