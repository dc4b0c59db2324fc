import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Labels are counted without reading the rows of content. */
export class LabelChoices1790018330001 implements MigrationInterface {
  readonly name = 'LabelChoices1790018330001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX "content_listing_label_choices_idx" ON "content_listing" (newest, shared, owner_id, state)
      INCLUDE (labels) WHERE labels <> '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "content_listing_label_choices_idx"');
  }
}
