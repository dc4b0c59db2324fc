import { type MigrationInterface, type QueryRunner } from 'typeorm';

const DEFAULTS = {
  summary: `''`,
  language: `'km-KH'`,
  ages_from: `'3'`,
  ages_to: `'18'`,
  labels: `'{}'`,
  cover: `''`,
  cover_text: `''`,
};

/** What is written of an item has the same columns in lists as in the item. */
export class DefaultsOfListedContent1790007800301 implements MigrationInterface {
  readonly name = 'DefaultsOfListedContent1790007800301';

  async up(runner: QueryRunner): Promise<void> {
    const set = Object.entries(DEFAULTS).map(
      ([column, value]) => `ALTER COLUMN "${column}" SET DEFAULT ${value}`,
    );
    await runner.query(`ALTER TABLE "content_listing" ${set.join(', ')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const dropped = Object.keys(DEFAULTS).map((column) => `ALTER COLUMN "${column}" DROP DEFAULT`);
    await runner.query(`ALTER TABLE "content_listing" ${dropped.join(', ')}`);
  }
}
