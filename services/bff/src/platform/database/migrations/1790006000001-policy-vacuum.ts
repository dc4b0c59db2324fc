import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class PolicyVacuum1790006000001 implements MigrationInterface {
  readonly name = 'PolicyVacuum1790006000001';

  /**
   * Lists are read from indexes alone where the visibility map allows it. By default, a fifth of the table has to change
   * before a vacuum, and a change of one policy takes all of its page out of the map.
   */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "policy" SET (
        autovacuum_vacuum_scale_factor = 0.02,
        autovacuum_vacuum_insert_scale_factor = 0.02,
        autovacuum_analyze_scale_factor = 0.02)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "policy" RESET (
        autovacuum_vacuum_scale_factor, autovacuum_vacuum_insert_scale_factor, autovacuum_analyze_scale_factor)`);
  }
}
