import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class Visits1790007000172 implements MigrationInterface {
  readonly name = 'Visits1790007000172';

  /** Nothing but the demo's top-up ever wrote sums by day. Beside the version before, one card fails until that has ended. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "visit_day"`);
    await runner.query(`
      CREATE TABLE "visit" (
        "kind" text NOT NULL,
        "target_id" integer NOT NULL,
        "day" date NOT NULL,
        "visitor_id" integer NOT NULL,
        CONSTRAINT "visit_pkey" PRIMARY KEY ("kind", "target_id", "day", "visitor_id"),
        CONSTRAINT "visit_visitor_id_fkey" FOREIGN KEY ("visitor_id")
          REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE NO ACTION
      )`);
    await runner.query(`CREATE INDEX "visit_visitor_id_idx" ON "visit" ("visitor_id")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "visit"`);
    await runner.query(`
      CREATE TABLE "visit_day" (
        "account_id" integer NOT NULL,
        "kind" text NOT NULL,
        "day" date NOT NULL,
        "visits" integer NOT NULL,
        CONSTRAINT "visit_day_pkey" PRIMARY KEY ("account_id", "kind", "day"),
        CONSTRAINT "visit_day_account_id_fkey" FOREIGN KEY ("account_id")
          REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE NO ACTION
      )`);
  }
}
