import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class CardChanges1790000720000 implements MigrationInterface {
  readonly name = 'CardChanges1790000720000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "service_card" ADD "version" integer NOT NULL DEFAULT 1`);
    await runner.query(`ALTER TABLE "rule_preset" ADD "version" integer NOT NULL DEFAULT 1`);
    await runner.query(`
      ALTER TABLE "quality_queue" ADD "removed_at" TIMESTAMP WITH TIME ZONE,
                                  ADD "version" integer NOT NULL DEFAULT 1`);
    await runner.query(`
      ALTER TABLE "quality_queue_item"
        ALTER "title" TYPE character varying(128),
        ADD "content_item_id" integer,
        ADD "version" integer NOT NULL DEFAULT 1,
        ADD CONSTRAINT "quality_queue_item_content_item_id_fkey" FOREIGN KEY ("content_item_id")
          REFERENCES "content_item"("id") ON DELETE SET NULL ON UPDATE NO ACTION`);
    await runner.query(
      `CREATE INDEX "quality_queue_item_content_item_id_idx" ON "quality_queue_item" ("content_item_id")`,
    );
    await runner.query(`
      CREATE TABLE "service_notice" (
        "service_id" integer NOT NULL,
        "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "days" smallint NOT NULL,
        "sent_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "service_notice_pkey" PRIMARY KEY ("service_id", "expires_at", "days"),
        CONSTRAINT "service_notice_service_id_fkey" FOREIGN KEY ("service_id")
          REFERENCES "service_card"("id") ON DELETE CASCADE ON UPDATE NO ACTION
      )`);
    // Services that expired before this migration get no notices.
    await runner.query(`
      INSERT INTO "service_notice" ("service_id", "expires_at", "days")
      SELECT "id", "expires_at", "days" FROM "service_card" CROSS JOIN unnest(ARRAY[7, 1, 0]) AS "days"
       WHERE "state" = 'active' AND "expires_at" <= now()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "service_notice"`);
    await runner.query(`
      ALTER TABLE "quality_queue_item" DROP "content_item_id", DROP "version",
        ALTER "title" TYPE character varying(64) USING left("title", 64)`);
    await runner.query(`ALTER TABLE "quality_queue" DROP "removed_at", DROP "version"`);
    await runner.query(`ALTER TABLE "rule_preset" DROP "version"`);
    await runner.query(`ALTER TABLE "service_card" DROP "version"`);
  }
}
