import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Beside own words, what an application is returned for is chosen from a list, so that the applicant is told what to do. */
export class ChosenReturnReasons1790017000001 implements MigrationInterface {
  readonly name = 'ChosenReturnReasons1790017000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "application" ADD "return_reasons" text[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "application" DROP COLUMN "return_reasons"`);
  }
}
