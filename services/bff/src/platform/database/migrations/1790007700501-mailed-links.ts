import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Who sets a password by a link that was only mailed reads the mail of that address. */
export class MailedLinks1790007700501 implements MigrationInterface {
  readonly name = 'MailedLinks1790007700501';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "password_link" ADD "mailed_to" text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "password_link" DROP COLUMN "mailed_to"`);
  }
}
