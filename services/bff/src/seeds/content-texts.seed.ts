import { type EntityManager } from 'typeorm';
import { type Language } from '../common/messages/languages.constants.js';
import { startOfDay } from '../common/time/display-time.js';
import { Account } from '../people/accounts/account.entity.js';
import { labelsOf, placeOf, SEEDED_ITEMS } from './content-items.seed.js';
import { FORM_TEXTS, TOPIC_TEXTS } from './content-texts.js';
import { type SeedContext } from './seed-context.js';

/** In the order of the texts. */
const CONTENT_LANGUAGES: readonly Language[] = ['en-US', 'zh-CN', 'km-KH'];
const OWNERS = ['admin', 'user', 'approver'];
/** A newer item was written later. */
const DAYS_BETWEEN = 2;

/** What nobody has changed yet gets a text and is online. */
const WRITE = `
  WITH written AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS written (
      id int, summary text, language text, ages_from smallint, ages_to smallint, labels text[], owner_id int,
      at timestamptz, body text)
  ), items AS (
    UPDATE content_item item
       SET summary = written.summary, language = written.language, ages_from = written.ages_from,
           ages_to = written.ages_to, labels = written.labels, owner_id = written.owner_id, state = 'online',
           online = 'online', published = 1, published_at = written.at, delivered_since = written.at,
           created_at = written.at, updated_at = written.at
      FROM written WHERE item.id = written.id AND item.version = 1
    RETURNING item.*, written.at, CASE WHEN kind = 'video' THEN '' ELSE body END AS body
  )
  INSERT INTO content_revision (item_id, number, content, created_by, created_at, changed_by, changed_at, published_at)
  SELECT id, 1, json_build_object(
           'title', title, 'subject', subject, 'source', source, 'authorId', author_id, 'language', language,
           'agesFrom', ages_from, 'agesTo', ages_to, 'summary', summary, 'labels', labels, 'body', body,
           'videoAddress', ''), owner_id, at, owner_id, at, at
    FROM items
      ON CONFLICT (item_id, number) DO UPDATE
     SET content = excluded.content, created_by = excluded.created_by, created_at = excluded.created_at,
         changed_by = excluded.changed_by, changed_at = excluded.changed_at, published_at = excluded.published_at`;

/** A short text for each of the items, in its language. */
export async function seedContentTexts(
  manager: EntityManager,
  { today, timeZone }: SeedContext,
): Promise<void> {
  const owners: number[] = [];
  // One after another: all of it is one transaction, and a connection answers one query at a time.
  for (const userName of OWNERS) owners.push((await manager.findOneByOrFail(Account, { userName })).id);
  const rows = Array.from({ length: SEEDED_ITEMS }, (_, index) => {
    const { topic, form, language } = placeOf(index);
    const [from, to] = FORM_TEXTS[form]?.ages ?? [];
    const daysAgo = (SEEDED_ITEMS - index) * DAYS_BETWEEN;
    return {
      id: index + 1,
      summary: TOPIC_TEXTS[topic]?.about[language],
      language: CONTENT_LANGUAGES[language],
      ages_from: from,
      ages_to: to,
      labels: labelsOf(index),
      owner_id: owners[index % owners.length],
      at: startOfDay(today.subtract({ days: daysAgo }), timeZone),
      body: bodyOf(index),
    };
  });
  await manager.query(WRITE, [JSON.stringify(rows)]);
}

function bodyOf(index: number): string {
  const { topic, form, language } = placeOf(index);
  const [topicTexts, formTexts] = [TOPIC_TEXTS[topic], FORM_TEXTS[form]];
  if (!topicTexts || !formTexts) throw new Error(`The item ${index} has no texts.`);
  const steps = topicTexts.steps.map((step, at) => `${at + 1}. ${step[language]}`).join('\n');
  return [
    topicTexts.about[language],
    `## ${formTexts.heading[language]}`,
    steps,
    formTexts.closing[language],
  ].join('\n\n');
}
