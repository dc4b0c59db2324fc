import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class PolicyImportFileName1790001700000 implements MigrationInterface {
  readonly name = 'PolicyImportFileName1790001700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "policy_import" ADD "file_name" character varying(255) NOT NULL DEFAULT ''`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "policy_import" DROP COLUMN "file_name"`);
  }
}
