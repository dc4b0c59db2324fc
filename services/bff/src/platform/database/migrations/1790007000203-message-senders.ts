import { type MigrationInterface, type QueryRunner } from 'typeorm';

const ADDRESS = `'/api/files/avatars/' || account.avatar || '-96.webp'`;

/** A stored address of a picture is gone once the sender has another one; the sender stays. */
export class MessageSenders1790007000203 implements MigrationInterface {
  readonly name = 'MessageSenders1790007000203';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "message" ADD "sender_id" integer`);
    // By the picture, or by the name where the picture has changed already.
    await runner.query(`
      UPDATE message SET sender_id = account.id FROM account
       WHERE message.avatar <> '' AND account.avatar <> '' AND message.avatar = ${ADDRESS}`);
    await runner.query(`
      UPDATE message SET sender_id = (SELECT min(id) FROM account WHERE name = message.title)
       WHERE avatar <> '' AND sender_id IS NULL`);
    await runner.query(`
      ALTER TABLE "message" ADD CONSTRAINT "message_sender_id_fkey" FOREIGN KEY ("sender_id")
        REFERENCES "account" ("id") ON DELETE SET NULL`);
    await runner.query(`
      CREATE INDEX "message_sender_id_idx" ON "message" ("sender_id") WHERE sender_id IS NOT NULL`);
    await runner.query(`ALTER TABLE "message" DROP COLUMN "avatar"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "message" ADD "avatar" text NOT NULL DEFAULT ''`);
    await runner.query(`
      UPDATE message SET avatar = ${ADDRESS} FROM account
       WHERE account.id = sender_id AND account.avatar <> ''`);
    await runner.query(`DROP INDEX "message_sender_id_idx"`);
    await runner.query(`ALTER TABLE "message" DROP CONSTRAINT "message_sender_id_fkey"`);
    await runner.query(`ALTER TABLE "message" DROP COLUMN "sender_id"`);
  }
}
