import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The hour in which a long pause of the demo's simulation began, so that its activity is not written a second time. */
export class SimulatedPause1790007700601 implements MigrationInterface {
  readonly name = 'SimulatedPause1790007700601';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "simulated_channel" ADD "paused" timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "simulated_channel" DROP COLUMN "paused"');
  }
}
