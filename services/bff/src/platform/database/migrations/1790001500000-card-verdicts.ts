import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class CardVerdicts1790001500000 implements MigrationInterface {
  readonly name = 'CardVerdicts1790001500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "quality_queue_item" ADD "previous_stage" text, ADD "reason" character varying(200)`);
    await runner.query(`
      ALTER TABLE "service_card" ADD "previous_state" text,
                                 ADD "previous_expires_at" TIMESTAMP WITH TIME ZONE,
                                 ADD "undoable_until" TIMESTAMP WITH TIME ZONE`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "service_card" DROP "previous_state", DROP "previous_expires_at", DROP "undoable_until"`);
    await runner.query(`ALTER TABLE "quality_queue_item" DROP "previous_stage", DROP "reason"`);
  }
}
