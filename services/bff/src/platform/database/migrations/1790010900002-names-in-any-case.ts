import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Who logs in may type the user name in another case. */
export class NamesInAnyCase1790010900002 implements MigrationInterface {
  readonly name = 'NamesInAnyCase1790010900002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX "account_user_name_lower_idx" ON "account" (lower(user_name))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "account_user_name_lower_idx"');
  }
}
