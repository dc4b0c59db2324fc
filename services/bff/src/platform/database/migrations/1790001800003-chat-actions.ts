import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class ChatActions1790001800003 implements MigrationInterface {
  readonly name = 'ChatActions1790001800003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "chat_message" ADD "author_id" integer,
                                 ADD "key" character varying(64),
                                 ADD "category" text NOT NULL DEFAULT 'message',
                                 ADD "reply_to_id" integer,
                                 ADD "hidden_reason" character varying(200),
                                 ADD "version" integer NOT NULL DEFAULT 1,
                                 ADD CONSTRAINT "chat_message_author_id_fkey" FOREIGN KEY ("author_id")
                                   REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE NO ACTION,
                                 ADD CONSTRAINT "chat_message_reply_to_id_fkey" FOREIGN KEY ("reply_to_id")
                                   REFERENCES "chat_message"("id") ON DELETE SET NULL ON UPDATE NO ACTION`);
    await runner.query(
      `CREATE UNIQUE INDEX "chat_message_author_id_key_key" ON "chat_message" ("author_id", "key")`,
    );
    await runner.query(`CREATE INDEX "chat_message_reply_to_id_idx" ON "chat_message" ("reply_to_id")`);
    await runner.query(`
      CREATE TABLE "chat_count" (
        "key" character varying(255) NOT NULL,
        "points" integer NOT NULL DEFAULT 0,
        "expire" bigint,
        CONSTRAINT "chat_count_pkey" PRIMARY KEY ("key")
      )`);
    await runner.query(`CREATE INDEX "chat_count_expire_idx" ON "chat_count" ("expire")`);
    // Links live for a minute, so none is taken along.
    await runner.query(`DROP TABLE "policy_download"`);
    await runner.query(`
      CREATE TABLE "download_link" (
        "token_hash" text NOT NULL,
        "kind" text NOT NULL,
        "request" jsonb NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "download_link_pkey" PRIMARY KEY ("token_hash")
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "download_link"`);
    await runner.query(`
      CREATE TABLE "policy_download" (
        "token_hash" text NOT NULL,
        "request" jsonb NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "policy_download_pkey" PRIMARY KEY ("token_hash")
      )`);
    await runner.query(`DROP TABLE "chat_count"`);
    await runner.query(`
      ALTER TABLE "chat_message" DROP "version", DROP "hidden_reason", DROP "reply_to_id", DROP "category",
                                 DROP "key", DROP "author_id"`);
  }
}
