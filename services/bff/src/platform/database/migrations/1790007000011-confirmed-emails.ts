import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Where links and codes go is kept apart from the address that the profile shows. The trigger copies an address when it
 * is confirmed, by a replica of the release before, too.
 */
export class ConfirmedEmails1790007000011 implements MigrationInterface {
  readonly name = 'ConfirmedEmails1790007000011';

  async up(runner: QueryRunner): Promise<void> {
    // Locks the table until the transaction ends, so that nothing is confirmed between the statements below.
    await runner.query(
      `ALTER TABLE "account" ADD "confirmed_email" character varying(254) NOT NULL DEFAULT ''`,
    );
    // Of accounts that confirmed the same address, the first keeps it. The others confirm another one.
    await runner.query(`
      UPDATE "account" "later" SET "email_confirmed" = false
       WHERE "later"."email_confirmed" AND EXISTS (
        SELECT FROM "account" "first"
         WHERE "first"."email_confirmed" AND "first"."id" < "later"."id"
           AND lower("first"."email") = lower("later"."email"))`);
    await runner.query(`UPDATE "account" SET "confirmed_email" = "email" WHERE "email_confirmed"`);
    await runner.query(`
      CREATE UNIQUE INDEX "account_confirmed_email_key" ON "account" (lower("confirmed_email"))
       WHERE "confirmed_email" <> ''`);
    await runner.query(`
      CREATE FUNCTION "account_confirmed_email"() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.confirmed_email := NEW.email;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER "account_confirmed_email" BEFORE INSERT OR UPDATE OF "email", "email_confirmed" ON "account"
      FOR EACH ROW WHEN (NEW."email_confirmed") EXECUTE FUNCTION "account_confirmed_email"()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER "account_confirmed_email" ON "account"`);
    await runner.query(`DROP FUNCTION "account_confirmed_email"()`);
    await runner.query(`DROP INDEX "account_confirmed_email_key"`);
    await runner.query(`ALTER TABLE "account" DROP COLUMN "confirmed_email"`);
  }
}
