import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Content that people write, inspect and publish. What was there is online with an empty body. */
export class ContentItems1790007100100 implements MigrationInterface {
  readonly name = 'ContentItems1790007100100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "content_item"
        ADD "summary" character varying(2000) NOT NULL DEFAULT '',
        ADD "language" text NOT NULL DEFAULT 'km-KH',
        ADD "ages_from" smallint NOT NULL DEFAULT 3,
        ADD "ages_to" smallint NOT NULL DEFAULT 18,
        ADD "labels" text array NOT NULL DEFAULT '{}',
        ADD "external_id" character varying(64),
        ADD "owner_id" integer,
        ADD "state" text NOT NULL DEFAULT 'draft',
        ADD "online" text NOT NULL DEFAULT 'never',
        ADD "working" integer NOT NULL DEFAULT 1,
        ADD "editors" integer array NOT NULL DEFAULT '{}',
        ADD "published" integer,
        ADD "submitted_by" integer,
        ADD "submitted_at" TIMESTAMP WITH TIME ZONE,
        ADD "decided_by" integer,
        ADD "decided_at" TIMESTAMP WITH TIME ZONE,
        ADD "reason" character varying(200) NOT NULL DEFAULT '',
        ADD "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        ADD "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        ADD "version" integer NOT NULL DEFAULT 1,
        ADD CONSTRAINT "content_item_owner_id_fkey" FOREIGN KEY ("owner_id")
          REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE NO ACTION,
        ADD CONSTRAINT "content_item_submitted_by_fkey" FOREIGN KEY ("submitted_by")
          REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE NO ACTION,
        ADD CONSTRAINT "content_item_decided_by_fkey" FOREIGN KEY ("decided_by")
          REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE NO ACTION`);
    await runner.query(`UPDATE "content_item" SET state = 'online', online = 'online', published = 1`);
    await runner.query(`
      CREATE TABLE "content_revision" (
        "item_id" integer NOT NULL,
        "number" integer NOT NULL,
        "content" jsonb NOT NULL,
        "created_by" integer,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "changed_by" integer,
        "changed_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "published_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "content_revision_pkey" PRIMARY KEY ("item_id", "number"),
        CONSTRAINT "content_revision_item_id_fkey" FOREIGN KEY ("item_id")
          REFERENCES "content_item"("id") ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT "content_revision_created_by_fkey" FOREIGN KEY ("created_by")
          REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE NO ACTION,
        CONSTRAINT "content_revision_changed_by_fkey" FOREIGN KEY ("changed_by")
          REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE NO ACTION
      )`);
    await runner.query(`
      INSERT INTO "content_revision" (item_id, number, content, published_at)
      SELECT id, 1, json_build_object(
               'title', title, 'subject', subject, 'source', source, 'authorId', author_id, 'language', language,
               'agesFrom', ages_from, 'agesTo', ages_to, 'summary', summary, 'labels', labels, 'body', '',
               'videoAddress', ''), now()
        FROM "content_item"`);
    for (const index of INDEXES) await runner.query(index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "content_revision"`);
    await runner.query(`DROP INDEX "content_item_title_idx"`);
    await runner.query(`
      ALTER TABLE "content_item"
        DROP COLUMN "version", DROP COLUMN "updated_at", DROP COLUMN "created_at", DROP COLUMN "reason",
        DROP COLUMN "decided_at", DROP COLUMN "decided_by", DROP COLUMN "submitted_at", DROP COLUMN "submitted_by",
        DROP COLUMN "published", DROP COLUMN "editors", DROP COLUMN "working", DROP COLUMN "online", DROP COLUMN "state",
        DROP COLUMN "owner_id", DROP COLUMN "external_id", DROP COLUMN "labels", DROP COLUMN "ages_to",
        DROP COLUMN "ages_from", DROP COLUMN "language", DROP COLUMN "summary"`);
  }
}

const INDEXES = [
  `CREATE INDEX "content_item_owner_id_idx" ON "content_item" ("owner_id")`,
  `CREATE INDEX "content_item_submitted_by_idx" ON "content_item" ("submitted_by")`,
  `CREATE INDEX "content_item_decided_by_idx" ON "content_item" ("decided_by")`,
  `CREATE INDEX "content_item_updated_at_idx" ON "content_item" ("updated_at", "id")`,
  `CREATE INDEX "content_item_title_idx" ON "content_item" ("title", "id")`,
  `CREATE INDEX "content_item_labels_idx" ON "content_item" USING gin (labels)`,
  `CREATE INDEX "content_item_search_idx" ON "content_item" USING gin ((title || E'\\n' || summary) gin_trgm_ops)`,
  `CREATE UNIQUE INDEX "content_item_external_id_key" ON "content_item" ("external_id") WHERE state <> 'removed'`,
  `CREATE INDEX "content_item_inspecting_idx" ON "content_item" ("submitted_at", "id") WHERE state = 'inspecting'`,
  `CREATE INDEX "content_item_changed_idx" ON "content_item" ("id") WHERE working <> published`,
  `CREATE INDEX "content_revision_created_by_idx" ON "content_revision" ("created_by")`,
  `CREATE INDEX "content_revision_changed_by_idx" ON "content_revision" ("changed_by")`,
];
