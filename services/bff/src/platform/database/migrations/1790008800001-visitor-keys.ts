import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The keys by which visitors are or were hashed. */
export class VisitorKeys1790008800001 implements MigrationInterface {
  readonly name = 'VisitorKeys1790008800001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "visitor_key" (
        "id" bytea NOT NULL,
        "sealed" bytea NOT NULL,
        "used_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "visitor_key_pkey" PRIMARY KEY ("id")
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "visitor_key"`);
  }
}
