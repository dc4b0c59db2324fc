import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class EnquiryDesk1790001100000 implements MigrationInterface {
  readonly name = 'EnquiryDesk1790001100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "enquiry"
        ADD "state" text NOT NULL DEFAULT 'new',
        ADD "assignee_id" integer,
        ADD "note" character varying(200) NOT NULL DEFAULT '',
        ADD "version" integer NOT NULL DEFAULT 1,
        ADD CONSTRAINT "enquiry_assignee_id_fkey" FOREIGN KEY ("assignee_id")
          REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE NO ACTION`);
    await runner.query(`
      ALTER TABLE "message" ADD "sub_title_key" text, ADD "link" character varying(200)`);
    await runner.query(`CREATE INDEX "message_link_idx" ON "message" ("link") WHERE link IS NOT NULL`);
    // Link existing todos to their enquiries too.
    await runner.query(`
      UPDATE "message" SET "link" = '/list/enquiries?enquiry=' || "sub_title"
        FROM "enquiry" WHERE "message"."type" = 'todo' AND "message"."sub_title" = "enquiry"."reference"`);
    await runner.query(`
      UPDATE "message"
         SET "sub_title_key" = CASE "sub_title" WHEN 'replied to you' THEN 'replied' ELSE 'sent' END
       WHERE "type" = 'message' AND "sub_title" IN ('sent you a message', 'replied to you')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "message_link_idx"`);
    await runner.query(`ALTER TABLE "message" DROP "link", DROP "sub_title_key"`);
    await runner.query(`
      ALTER TABLE "enquiry" DROP "assignee_id", DROP "state", DROP "note", DROP "version"`);
  }
}
