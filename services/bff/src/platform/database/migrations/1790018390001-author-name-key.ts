import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Imports find an author by the name as it is read, however it is spelt. */
export class AuthorNameKey1790018390001 implements MigrationInterface {
  readonly name = 'AuthorNameKey1790018390001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX "author_name_key_idx" ON "author" (label_key(name))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "author_name_key_idx"');
  }
}
