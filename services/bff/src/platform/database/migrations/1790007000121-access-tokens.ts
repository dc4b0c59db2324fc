import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class AccessTokens1790007000121 implements MigrationInterface {
  readonly name = 'AccessTokens1790007000121';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "access_token" (
        "id" uuid NOT NULL,
        "account_id" integer NOT NULL,
        "name" character varying(64) NOT NULL,
        "hash" text NOT NULL,
        "scopes" text array NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "last_used_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "access_token_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "access_token_account_id_fkey" FOREIGN KEY ("account_id")
          REFERENCES "account" ("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE UNIQUE INDEX "access_token_hash_key" ON "access_token" ("hash")`);
    await runner.query(`CREATE INDEX "access_token_account_id_idx" ON "access_token" ("account_id")`);
    await runner.query(`ALTER TABLE "audit_entry" ADD COLUMN "token_name" character varying(64)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "audit_entry" DROP COLUMN "token_name"`);
    await runner.query(`DROP TABLE "access_token"`);
  }
}
