import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * A school that never used the studio was shown as live, with viewers of a simulation. The demo, which has a programme, stays on
 * air; so does whatever somebody has set.
 */
export class StudioOffAir1790008900001 implements MigrationInterface {
  readonly name = 'StudioOffAir1790008900001';

  async up(runner: QueryRunner): Promise<void> {
    const unused = `"version" = 1 AND NOT EXISTS (SELECT FROM "studio_programme")`;
    await runner.query(`DELETE FROM "studio_sample" WHERE EXISTS (SELECT FROM "studio" WHERE ${unused})`);
    await runner.query(`UPDATE "studio" SET "state" = 'offAir', "on_air_since" = NULL WHERE ${unused}`);
  }

  async down(): Promise<void> {
    // What was never real is not brought back.
  }
}
