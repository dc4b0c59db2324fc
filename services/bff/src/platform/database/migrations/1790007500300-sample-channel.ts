import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Which channel the product has made for its own pages. There is one at most. */
export class SampleChannel1790007500300 implements MigrationInterface {
  readonly name = 'SampleChannel1790007500300';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE channel ADD COLUMN is_sample boolean NOT NULL DEFAULT false;
      CREATE UNIQUE INDEX channel_is_sample_key ON channel (is_sample) WHERE is_sample`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE channel DROP COLUMN is_sample`);
  }
}
