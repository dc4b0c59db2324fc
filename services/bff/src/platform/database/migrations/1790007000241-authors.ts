import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Authors that people write and merge. */
export class Authors1790007000241 implements MigrationInterface {
  readonly name = 'Authors1790007000241';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "author"
        ADD "note" character varying(500) NOT NULL DEFAULT '',
        ADD "account_id" integer,
        ADD "removed_at" TIMESTAMP WITH TIME ZONE,
        ADD "version" integer NOT NULL DEFAULT 1,
        ADD CONSTRAINT "author_account_id_fkey" FOREIGN KEY ("account_id")
          REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE NO ACTION`);
    await runner.query(
      `CREATE UNIQUE INDEX "author_account_id_key" ON "author" ("account_id") WHERE removed_at IS NULL`,
    );
    await runner.query(`
      CREATE TABLE "author_merge" (
        "author_id" integer NOT NULL,
        "into_id" integer NOT NULL,
        "items" integer array NOT NULL,
        "account_id" integer,
        "account_followed" boolean NOT NULL,
        "merged_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "author_merge_pkey" PRIMARY KEY ("author_id"),
        CONSTRAINT "author_merge_author_id_fkey" FOREIGN KEY ("author_id")
          REFERENCES "author"("id") ON DELETE NO ACTION ON UPDATE NO ACTION,
        CONSTRAINT "author_merge_into_id_fkey" FOREIGN KEY ("into_id")
          REFERENCES "author"("id") ON DELETE NO ACTION ON UPDATE NO ACTION,
        CONSTRAINT "author_merge_account_id_fkey" FOREIGN KEY ("account_id")
          REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE NO ACTION
      )`);
    await runner.query(`CREATE INDEX "author_merge_into_id_idx" ON "author_merge" ("into_id")`);
    await runner.query(`CREATE INDEX "author_merge_account_id_idx" ON "author_merge" ("account_id")`);
    await runner.query(`CREATE INDEX "content_month_item_id_idx" ON "content_month" ("item_id")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "content_month_item_id_idx"`);
    await runner.query(`DROP TABLE "author_merge"`);
    await runner.query(`
      ALTER TABLE "author" DROP COLUMN "version", DROP COLUMN "removed_at", DROP COLUMN "account_id",
                           DROP COLUMN "note"`);
  }
}
