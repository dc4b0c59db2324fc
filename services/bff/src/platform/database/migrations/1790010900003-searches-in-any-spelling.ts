import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Searches find a text however its letters are composed, with accents and without, and with each apostrophe. */
export class SearchesInAnySpelling1790010900003 implements MigrationInterface {
  readonly name = 'SearchesInAnySpelling1790010900003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(String.raw`
      CREATE OR REPLACE FUNCTION search_key(content text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN CASE
        WHEN octet_length(content) = length(content) THEN translate(lower(content), chr(96), '''')
        ELSE replace(translate(regexp_replace(lower(normalize(content, NFKD)),
                                              '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufe00-\ufe0f\ufeff]', '', 'g'),
                               U&'\0111\00F8\0142\0127\0131\2019\2018\02BC\02BB\2032' || chr(96), 'dolhi'''''''''''''), U&'\17D2\178F', U&'\17D2\178A')
      END`);
    await this.search(runner);
    // The words of a preset are looked for in the same way.
    await runner.query(
      `UPDATE content_item item SET hidden = hidden
        WHERE online = 'online' AND hidden IS DISTINCT FROM content_is_hidden(item, hiding_presets())`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(String.raw`
      CREATE OR REPLACE FUNCTION search_key(content text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN replace(translate(lower(content), U&'\200B\200C\200D', ''), U&'\17D2\178F', U&'\17D2\178A')`);
    await this.search(runner);
  }

  private async search(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE policy SET search_name = search_key(name) WHERE search_name <> search_key(name)`,
    );
    await runner.query(
      `UPDATE content_listing SET search = search_key(title || E'\\n' || summary)
        WHERE search <> search_key(title || E'\\n' || summary)`,
    );
  }
}
