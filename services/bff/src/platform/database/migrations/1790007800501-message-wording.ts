import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** What the product says in each language, so that a message follows the language of its reader. */
export class MessageWording1790007800501 implements MigrationInterface {
  readonly name = 'MessageWording1790007800501';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "message" ADD "wording" jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "message" DROP COLUMN "wording"`);
  }
}
