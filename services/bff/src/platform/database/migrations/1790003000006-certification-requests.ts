import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Each request keeps all that was submitted, so that the enterprise of an account is its newest passed request. */
export class CertificationRequests1790003000006 implements MigrationInterface {
  readonly name = 'CertificationRequests1790003000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "certification_record"
        ADD "account_type" text NOT NULL DEFAULT 'enterprise',
        ADD "certificate_type" text NOT NULL DEFAULT 'chineseIdCard',
        ADD "authentication_number" character varying(32) NOT NULL DEFAULT '',
        ADD "enterprise_name" character varying(64) NOT NULL DEFAULT '',
        ADD "enterprise_certificate_type" text NOT NULL DEFAULT 'businessLicence',
        ADD "organization_code" character varying(32) NOT NULL DEFAULT '',
        ADD "state" text NOT NULL DEFAULT 'auditing',
        ADD "decided_at" TIMESTAMP WITH TIME ZONE,
        ADD "decided_by" integer,
        ADD "reason" character varying(200) NOT NULL DEFAULT '',
        ADD "version" integer NOT NULL DEFAULT 1,
        ADD CONSTRAINT "certification_record_decided_by_fkey" FOREIGN KEY ("decided_by")
          REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE NO ACTION`);
    await runner.query(`
      UPDATE "certification_record" "record" SET
        "state" = CASE "record"."status" WHEN 0 THEN 'auditing' ELSE 'passed' END,
        "authentication_number" = left("certification"."authentication_number", 32),
        "enterprise_name" = "certification"."enterprise_name",
        "organization_code" = left("certification"."organization_code", 32)
      FROM "certification" WHERE "certification"."account_id" = "record"."account_id"`);
    await runner.query(`
      UPDATE "certification_record" SET "state" = 'withdrawn'
      WHERE "state" = 'auditing' AND "id" NOT IN (
        SELECT DISTINCT ON ("account_id") "id" FROM "certification_record"
        WHERE "state" = 'auditing' ORDER BY "account_id", "submitted_at" DESC, "id" DESC)`);
    await runner.query(`
      ALTER TABLE "certification_record"
        DROP COLUMN "status",
        ALTER "account_type" DROP DEFAULT,
        ALTER "certificate_type" DROP DEFAULT,
        ALTER "authentication_number" DROP DEFAULT,
        ALTER "enterprise_name" DROP DEFAULT,
        ALTER "enterprise_certificate_type" DROP DEFAULT,
        ALTER "organization_code" DROP DEFAULT,
        ALTER "submitted_at" SET DEFAULT now()`);
    await runner.query(
      `CREATE UNIQUE INDEX "certification_record_open_key" ON "certification_record" ("account_id")
         WHERE state = 'auditing'`,
    );
    await runner.query(`DROP TABLE "certification"`);
    await runner.query(`
      CREATE TABLE "certification_document" (
        "id" uuid NOT NULL,
        "account_id" integer NOT NULL,
        "record_id" integer,
        "name" character varying(128) NOT NULL,
        "media_type" text NOT NULL,
        "size" integer NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "certification_document_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "certification_document_account_id_fkey" FOREIGN KEY ("account_id")
          REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT "certification_document_record_id_fkey" FOREIGN KEY ("record_id")
          REFERENCES "certification_record"("id") ON DELETE CASCADE ON UPDATE NO ACTION
      )`);
    await runner.query(
      `CREATE INDEX "certification_document_record_id_idx" ON "certification_document" ("record_id")`,
    );
    await runner.query(
      `CREATE INDEX "certification_document_waiting_idx" ON "certification_document" ("account_id", "created_at")
         WHERE record_id IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "certification_document"`);
    await runner.query(`
      CREATE TABLE "certification" (
        "account_id" integer NOT NULL,
        "account_type" character varying(64) NOT NULL,
        "status" smallint NOT NULL,
        "submitted_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "legal_person" character varying(64) NOT NULL,
        "certificate_type" character varying(64) NOT NULL,
        "authentication_number" character varying(64) NOT NULL,
        "enterprise_name" character varying(64) NOT NULL,
        "enterprise_certificate_type" character varying(64) NOT NULL,
        "organization_code" character varying(64) NOT NULL,
        CONSTRAINT "certification_pkey" PRIMARY KEY ("account_id"),
        CONSTRAINT "certification_account_id_fkey" FOREIGN KEY ("account_id")
          REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE NO ACTION
      )`);
    await runner.query(`DELETE FROM "certification_record" WHERE "state" NOT IN ('auditing', 'passed')`);
    await runner.query(`ALTER TABLE "certification_record" ADD "status" smallint NOT NULL DEFAULT 0`);
    await runner.query(`UPDATE "certification_record" SET "status" = 1 WHERE "state" = 'passed'`);
    await runner.query(`
      INSERT INTO "certification"
      SELECT DISTINCT ON ("account_id") "account_id", "account_type", "status", "submitted_at", "legal_person",
        "certificate_type", "authentication_number", "enterprise_name", "enterprise_certificate_type",
        "organization_code"
      FROM "certification_record" ORDER BY "account_id", "status" DESC, "submitted_at" DESC`);
    await runner.query(`DROP INDEX "certification_record_open_key"`);
    await runner.query(`
      ALTER TABLE "certification_record"
        DROP CONSTRAINT "certification_record_decided_by_fkey",
        DROP COLUMN "account_type", DROP COLUMN "certificate_type", DROP COLUMN "authentication_number",
        DROP COLUMN "enterprise_name", DROP COLUMN "enterprise_certificate_type",
        DROP COLUMN "organization_code", DROP COLUMN "state", DROP COLUMN "decided_at",
        DROP COLUMN "decided_by", DROP COLUMN "reason", DROP COLUMN "version",
        ALTER "status" DROP DEFAULT,
        ALTER "submitted_at" DROP DEFAULT`);
  }
}
