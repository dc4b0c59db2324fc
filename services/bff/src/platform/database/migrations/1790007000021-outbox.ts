import { type MigrationInterface, type QueryRunner } from 'typeorm';

const MOVED = `
  INSERT INTO "outbox_message" ("id", "kind", "sealed", "attempts", "next_attempt_at", "deadline", "useful_until")`;

export class Outbox1790007000021 implements MigrationInterface {
  readonly name = 'Outbox1790007000021';

  /**
   * Takes over the mail that waits. The table for mail stays for processes of the version before, which still write to it
   * during an upgrade: what they write is moved on.
   */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "outbox_message" (
        "id" uuid NOT NULL,
        "kind" text NOT NULL,
        "lane" text NOT NULL DEFAULT '',
        "subject" text NOT NULL DEFAULT '',
        "sealed" bytea,
        "attempts" integer NOT NULL DEFAULT 0,
        "failure" text NOT NULL DEFAULT '',
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "next_attempt_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "deadline" TIMESTAMP WITH TIME ZONE NOT NULL,
        "useful_until" TIMESTAMP WITH TIME ZONE NOT NULL,
        "died_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "outbox_message_pkey" PRIMARY KEY ("id")
      )`);
    await runner.query(`
      CREATE INDEX "outbox_message_due_idx" ON "outbox_message" ("kind", "next_attempt_at")
       WHERE died_at IS NULL`);
    await runner.query(
      `CREATE INDEX "outbox_message_deadline_idx" ON "outbox_message" ("deadline") WHERE died_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "outbox_message_died_at_idx" ON "outbox_message" ("died_at") WHERE died_at IS NOT NULL`,
    );
    await runner.query(`
      CREATE FUNCTION outgoing_mail_move() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        ${MOVED} VALUES (gen_random_uuid(), 'mail', NEW.sealed, 0, now(), NEW.expires_at, NEW.expires_at);
        PERFORM pg_notify('sala_outbox', 'mail');
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER outgoing_mail_move BEFORE INSERT ON "outgoing_mail"
        FOR EACH ROW EXECUTE FUNCTION outgoing_mail_move()`);
    await runner.query(`
      WITH gone AS (DELETE FROM "outgoing_mail" RETURNING *)
      ${MOVED} SELECT gen_random_uuid(), 'mail', sealed, attempts, next_attempt_at, expires_at, expires_at FROM gone`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER outgoing_mail_move ON "outgoing_mail"`);
    await runner.query(`DROP FUNCTION outgoing_mail_move`);
    await runner.query(`
      INSERT INTO "outgoing_mail" ("sealed", "attempts", "next_attempt_at", "expires_at")
      SELECT sealed, attempts, next_attempt_at, deadline FROM "outbox_message"
       WHERE kind = 'mail' AND sealed IS NOT NULL AND died_at IS NULL`);
    await runner.query(`DROP TABLE "outbox_message"`);
  }
}
