import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class Passkeys1790007200101 implements MigrationInterface {
  readonly name = 'Passkeys1790007200101';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "passkey" (
        "id" uuid NOT NULL,
        "account_id" integer NOT NULL,
        "credential_id" text NOT NULL,
        "public_key" bytea NOT NULL,
        "counter" bigint NOT NULL,
        "transports" text array NOT NULL,
        "name" character varying(64) NOT NULL,
        "backed_up" boolean NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "last_used_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "passkey_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "passkey_account_id_fkey" FOREIGN KEY ("account_id")
          REFERENCES "account" ("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE UNIQUE INDEX "passkey_credential_id_key" ON "passkey" ("credential_id")`);
    await runner.query(`CREATE INDEX "passkey_account_id_idx" ON "passkey" ("account_id")`);
    await runner.query(`
      CREATE TABLE "passkey_challenge" (
        "hash" text NOT NULL,
        "purpose" text NOT NULL,
        "bound_to" text NOT NULL,
        "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        CONSTRAINT "passkey_challenge_pkey" PRIMARY KEY ("hash")
      )`);
    await runner.query(
      `CREATE INDEX "passkey_challenge_expires_at_idx" ON "passkey_challenge" ("expires_at")`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "passkey_challenge"`);
    await runner.query(`DROP TABLE "passkey"`);
    // Whose only second factor was a passkey logs in with the password again.
    await runner.query(`
      UPDATE "account" SET "second_factor" = false
       WHERE "second_factor" AND NOT EXISTS (SELECT FROM "authenticator_app" WHERE "account_id" = "account"."id")`);
  }
}
