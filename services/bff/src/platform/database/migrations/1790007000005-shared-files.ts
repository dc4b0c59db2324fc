import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Files that were stored before keep their own names and have no reference. */
export class SharedFiles1790007000005 implements MigrationInterface {
  readonly name = 'SharedFiles1790007000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "file_content" (
        "name" varchar(128) NOT NULL,
        "size" integer NOT NULL,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "file_content_pkey" PRIMARY KEY ("name"))`);
    await runner.query(`
      CREATE TABLE "file_reference" (
        "name" varchar(128) NOT NULL,
        "content_name" varchar(128) NOT NULL,
        "account_id" integer NOT NULL,
        CONSTRAINT "file_reference_pkey" PRIMARY KEY ("name"),
        CONSTRAINT "file_reference_content_name_fkey" FOREIGN KEY ("content_name") REFERENCES "file_content" ("name"))`);
    await runner.query(`CREATE INDEX "file_reference_content_idx" ON "file_reference" ("content_name")`);
    await runner.query(`CREATE INDEX "file_reference_account_id_idx" ON "file_reference" ("account_id")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "file_reference"`);
    await runner.query(`DROP TABLE "file_content"`);
  }
}
