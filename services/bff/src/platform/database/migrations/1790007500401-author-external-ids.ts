import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** What another system calls an author, by which it finds the author again. */
export class AuthorExternalIds1790007500401 implements MigrationInterface {
  readonly name = 'AuthorExternalIds1790007500401';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "author" ADD "external_id" character varying(64)`);
    await runner.query(`CREATE UNIQUE INDEX "author_external_id_key" ON "author" ("external_id")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "author" DROP COLUMN "external_id"`);
  }
}
