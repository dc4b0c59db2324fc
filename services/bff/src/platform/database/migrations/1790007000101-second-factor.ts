import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class SecondFactor1790007000101 implements MigrationInterface {
  readonly name = 'SecondFactor1790007000101';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "account" ADD "second_factor" boolean NOT NULL DEFAULT false`);
    await runner.query(`
      CREATE TABLE "authenticator_app" (
        "account_id" integer NOT NULL,
        "secret" bytea NOT NULL,
        "last_step" bigint NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "last_used_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "authenticator_app_pkey" PRIMARY KEY ("account_id"),
        CONSTRAINT "authenticator_app_account_id_fkey" FOREIGN KEY ("account_id")
          REFERENCES "account" ("id") ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE "sign_in_step" (
        "hash" text NOT NULL,
        "account_id" integer NOT NULL,
        "password_hash" text NOT NULL,
        "remember" boolean NOT NULL,
        "attempts" integer NOT NULL DEFAULT 0,
        "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        CONSTRAINT "sign_in_step_pkey" PRIMARY KEY ("hash"),
        CONSTRAINT "sign_in_step_account_id_fkey" FOREIGN KEY ("account_id")
          REFERENCES "account" ("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX "sign_in_step_expires_at_idx" ON "sign_in_step" ("expires_at")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "sign_in_step"`);
    await runner.query(`DROP TABLE "authenticator_app"`);
    await runner.query(`ALTER TABLE "account" DROP COLUMN "second_factor"`);
  }
}
