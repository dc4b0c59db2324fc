import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Code points that Unicode calls ignorable by default, for a regular expression. */
const UNSEEN = String.raw`[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]`;
const BLANKS = String.raw`[ \t\n\v\f\r\u1680\u2028\u2029]+`;

/** Which functions compare labels, or words of texts, and how they did it. */
const COMPARED = {
  'content_is_hidden(content_item,jsonb)': [
    [
      "presets -> 'hide' -> 'labels' ?| item.labels",
      "label_keys(ARRAY(SELECT jsonb_array_elements_text(presets -> 'hide' -> 'labels'))) && label_keys(item.labels)",
    ],
    ['texts := lower(', 'texts := search_key('],
    ['SELECT lower(value)', 'SELECT search_key(value)'],
  ],
  'quality_queue_of(integer)': [
    ['content.labels && wanted.labels', 'label_keys(content.labels) && label_keys(wanted.labels)'],
  ],
} as const;

const INDEXES = { content_item_labels_idx: 'content_item', content_listing_labels_idx: 'content_listing' };

/** Labels are one whatever their case, composition of letters, unseen characters and blanks: see `labelKey`. */
export class LabelsAsTheyAreRead1790010900001 implements MigrationInterface {
  readonly name = 'LabelsAsTheyAreRead1790010900001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION label_key(label text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN lower(btrim(regexp_replace(replace(regexp_replace(normalize(label, NFKC), '${UNSEEN}', '', 'g'),
                                                U&'\\17D2\\178F', U&'\\17D2\\178A'), '${BLANKS}', ' ', 'g')))`);
    await runner.query(`
      CREATE FUNCTION label_keys(labels text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN ARRAY(SELECT label_key(label) FROM unnest(labels) AS label)`);
    await this.index(runner, 'label_keys(labels)');
    await this.compare(runner, (from, to) => [from, to]);
    await runner.query(
      `UPDATE content_item item SET hidden = hidden
        WHERE online = 'online' AND hidden IS DISTINCT FROM content_is_hidden(item, hiding_presets())`,
    );
    await runner.query(`UPDATE policy_rule SET counted_at = '-infinity' WHERE rule -> 'labels' <> '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.compare(runner, (from, to) => [to, from]);
    await this.index(runner, 'labels');
    await runner.query('DROP FUNCTION label_keys(text[])');
    await runner.query('DROP FUNCTION label_key(text)');
  }

  private async index(runner: QueryRunner, expression: string): Promise<void> {
    for (const [name, table] of Object.entries(INDEXES)) {
      await runner.query(`DROP INDEX "${name}"`);
      await runner.query(`CREATE INDEX "${name}" ON "${table}" USING gin (${expression})`);
    }
  }

  /** Further migrations may have defined the functions anew, so that they are changed as they are. */
  private async compare(
    runner: QueryRunner,
    change: (from: string, to: string) => [string, string],
  ): Promise<void> {
    for (const [name, parts] of Object.entries(COMPARED)) {
      const [found] = (await runner.query(`SELECT pg_get_functiondef('${name}'::regprocedure) AS body`)) as {
        body: string;
      }[];
      if (!found) continue;
      const body = parts.reduce((text, [from, to]) => {
        const [old, next] = change(from, to);
        if (!text.includes(old)) throw new Error(`${name} does not have ${old}.`);
        return text.replaceAll(old, next);
      }, found.body);
      await runner.query(body);
    }
  }
}
