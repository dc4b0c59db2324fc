import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** An order whose payment was undone waits again, so it may have several payments, each with its refund before the next. */
export class PaidAgain1790007000211 implements MigrationInterface {
  readonly name = 'PaidAgain1790007000211';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "ledger_entry" ADD "attempt" smallint NOT NULL DEFAULT 1`);
    await runner.query(`DROP INDEX "ledger_entry_order_id_kind_key"`);
    await runner.query(
      `CREATE UNIQUE INDEX "ledger_entry_order_id_kind_attempt_key" ON "ledger_entry" ("order_id", "kind", "attempt")`,
    );
  }

  /** Refused by the index where an order was paid twice: entries are never deleted. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "ledger_entry_order_id_kind_attempt_key"`);
    await runner.query(
      `CREATE UNIQUE INDEX "ledger_entry_order_id_kind_key" ON "ledger_entry" ("order_id", "kind")`,
    );
    await runner.query(`ALTER TABLE "ledger_entry" DROP COLUMN "attempt"`);
  }
}
