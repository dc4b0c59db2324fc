import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** How much room each backup leaves for the next ones, as backup.sh reports it. */
export class RoomOfBackups1790007700701 implements MigrationInterface {
  readonly name = 'RoomOfBackups1790007700701';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "backup_run" ADD "free_bytes" bigint`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "backup_run" DROP COLUMN "free_bytes"`);
  }
}
