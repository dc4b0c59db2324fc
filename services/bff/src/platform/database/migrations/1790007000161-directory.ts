import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class Directory1790007000161 implements MigrationInterface {
  readonly name = 'Directory1790007000161';

  /** Every column has a default, because the version before goes on writing to these tables beside this one. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "team"
        ADD "description" character varying(200) NOT NULL DEFAULT '',
        ADD "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        ADD "state" text NOT NULL DEFAULT 'open',
        ADD "version" integer NOT NULL DEFAULT 1`);
    await runner.query(`
      ALTER TABLE "project"
        ADD "state" text NOT NULL DEFAULT 'open',
        ADD "version" integer NOT NULL DEFAULT 1,
        ADD "team_id" integer,
        ADD CONSTRAINT "project_team_id_fkey" FOREIGN KEY ("team_id")
          REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`);
    await runner.query(`CREATE INDEX "project_team_id_idx" ON "project" ("team_id")`);
    for (const kind of ['project', 'team']) {
      await runner.query(`ALTER TABLE "${kind}_member" ADD "role" text NOT NULL DEFAULT 'member'`);
      // Nobody led them so far: who joined first can say who does.
      await runner.query(`
        UPDATE "${kind}_member" SET "role" = 'lead'
         WHERE ("${kind}_id", "account_id") IN (
           SELECT DISTINCT ON ("${kind}_id") "${kind}_id", "account_id"
             FROM "${kind}_member" ORDER BY "${kind}_id", "joined_at", "account_id")`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const kind of ['team', 'project'])
      await runner.query(`ALTER TABLE "${kind}_member" DROP COLUMN "role"`);
    await runner.query(
      `ALTER TABLE "project" DROP COLUMN "team_id", DROP COLUMN "version", DROP COLUMN "state"`,
    );
    await runner.query(`
      ALTER TABLE "team"
        DROP COLUMN "version", DROP COLUMN "state", DROP COLUMN "created_at", DROP COLUMN "description"`);
  }
}
