import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** A name of 20 characters has up to 128 code points: a Khmer syllable alone has six. */
export class ActivityNames1790007000041 implements MigrationInterface {
  readonly name = 'ActivityNames1790007000041';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "channel_activity" ALTER COLUMN "activity_name" TYPE character varying(128)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "channel_activity" ALTER COLUMN "activity_name" TYPE character varying(20)
       USING left("activity_name", 20)`,
    );
  }
}
