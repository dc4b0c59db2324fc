import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { applyPresets } from '../../src/delivery/rule-presets/apply-presets.js';
import { Random } from '../../src/seeds/random.js';
import { ContentItems } from '../support/content-items.js';
import { type DeliveredSet, DeliveryStage } from '../support/delivery.js';
import { type PresetName, PRESETS, RulePresets } from '../support/rule-presets.js';
import { type TestApi } from '../support/test-api.js';

interface Text {
  id: number;
  title: string;
  labels: string[];
  language: string;
  texts: string;
}

describe('rule presets', () => {
  let stage: DeliveryStage;
  let api: TestApi;
  let presets: RulePresets;
  let texts: Text[];
  let user: string;
  beforeAll(async () => {
    stage = await DeliveryStage.start();
    ({ api } = stage);
    user = await api.signIn('user');
    presets = new RulePresets(api, stage.members.token);
    texts = await api.sql<Text>(
      `SELECT item.id, item.title, item.labels, item.language,
              lower(concat_ws(E'\n', item.title, item.summary, item.labels::text, item.cover_text, content ->> 'body')) AS texts
         FROM content_item item JOIN content_revision ON item_id = item.id AND number = published
        WHERE item.id = ANY($1) ORDER BY item.id`,
      [stage.texts],
    );
  });
  beforeEach(async () => {
    await stage.clear();
    await presets.only({});
  });
  afterAll(() => api.stop());

  const delivered = async (id: number, query = 'limit=1000') =>
    (await stage.get<DeliveredSet>(`/sets/${id}?${query}`)).body;
  const idsOf = async (id: number) => (await delivered(id)).items.map((item) => item.id);
  const textsOf = (language: string) => texts.filter((text) => text.language === language);

  test('what is hidden by a label is not delivered, not counted, and told in the set', async () => {
    const [one, two, three] = textsOf('en-US')
      .slice(0, 30)
      .map(({ id }) => id) as [number, number, number];
    const id = await stage.setOf([one, two, three]);
    const label = 'Only for this test';
    await api.sql('UPDATE content_item SET labels = labels || $2::text WHERE id = $1', [two, label]);
    await presets.only({ hide: { labels: [label] } });
    expect(await idsOf(id)).toEqual([one, three]);
    expect((await stage.get(`/items/${two}`)).status).toBe(404);
    expect((await stage.members.detail(id)).count).toBe(2);
    const held = await stage.members.page(id);
    expect(held).toMatchObject({ total: 3, delivered: 2 });
    expect(held.list[1]).toMatchObject({ id: two, isDelivered: false, reason: 'hidden' });
    expect((await stage.members.policiesOf(two)).list[0]).toMatchObject({ id, isDelivered: false });
    await presets.turn('hide', 'disable');
    expect(await idsOf(id)).toEqual([one, two, three]);
    expect((await stage.members.detail(id)).count).toBe(3);
  });

  test('a rule chooses nothing that is hidden', async () => {
    const [label = ''] = texts[0]?.labels ?? [];
    const { id, version } = await stage.members.set({ contentType: 'img', filterType: 'rules' });
    await stage.members.setRule(id, version, { labels: [label], limit: 3 });
    const before = await idsOf(id);
    expect(before).toHaveLength(3);
    const other = 'Hidden from rules';
    await api.sql('UPDATE content_item SET labels = labels || $2::text WHERE id = $1', [before[0], other]);
    await presets.only({ hide: { labels: [other] } });
    const after = await idsOf(id);
    expect(after).toHaveLength(3);
    expect(after.slice(0, 2)).toEqual(before.slice(1));
    await presets.only({ hide: { labels: [label] } });
    expect(await idsOf(id)).toEqual([]);
    await stage.members.recount();
    expect((await stage.members.detail(id)).count).toBe(0);
  });

  test('what goes online is judged by the presets that are on', async () => {
    await presets.only({ unsafe: { words: ['Casino', '赌场'] } });
    const items = await ContentItems.start(api);
    const [bad, good, chinese] = [
      await items.published({ body: 'Come to the CASINO, children.' }),
      await items.published({ body: 'Casinos are for adults.' }),
      await items.published({ title: '去赌场吧', language: 'zh-CN' }),
    ];
    const id = await stage.setOf([bad.id, good.id, chinese.id]);
    expect(await idsOf(id)).toEqual([good.id]);
    await presets.turn('unsafe', 'disable');
    expect(await idsOf(id)).toEqual([bad.id, good.id, chinese.id]);
    await presets.only({ languages: { languages: ['en-US'] } });
    expect(await idsOf(id)).toEqual([bad.id, good.id]);
    const [signs, smile] = [
      await items.published({ title: '去公园', language: 'en-US' }),
      await items.published({ title: 'Smile 😀' }),
    ];
    const other = await stage.setOf([signs.id, smile.id]);
    expect(await idsOf(other)).toEqual([smile.id]);
    await presets.set('languages', { languages: ['en-US'], withoutEmoji: true });
    expect(await idsOf(other)).toEqual([]);
  });

  test.each([
    ['hide', { words: ['x'] }, ['parameters.words', 'parameters.words.0']],
    ['hide', { labels: ['one', 'one'] }, ['parameters.labels.1']],
    ['hide', { labels: [' one'] }, ['parameters.labels']],
    ['pin', { itemIds: [2_000_000_000] }, ['parameters.itemIds.0']],
    ['weigh', { weights: [{ label: 'a', weight: 1 }] }, ['parameters.weights.0.weight']],
    ['weigh', { weights: [2, 3].map((weight) => ({ label: 'a', weight })) }, ['parameters.weights.1.label']],
    ['place', { places: [{ itemId: 2_000_000_000, place: 1 }] }, ['parameters.places.0.itemId']],
    ['unsafe', { words: ['Bad', 'bad'] }, ['parameters.words.1']],
    ['unsafe', { words: ['caf\u00E9', 'Cafe\u0301'] }, ['parameters.words.1']],
    ['languages', { languages: ['fr-FR'] }, ['parameters.languages']],
  ] as const)('of %s, %j is refused', async (name, parameters, fields) => {
    const before = await presets.get(name);
    const { body } = await presets.set(name, parameters);
    expect(body.code).toBe(40000);
    const { errors } = body.data as unknown as { errors: { field: string }[] };
    expect(fields).toContain(errors[0]?.field);
    expect(await presets.get(name)).toEqual(before);
  });

  test('two places and two items cannot be named twice', async () => {
    const [one = 0, two = 0] = stage.texts;
    const places = [
      { itemId: one, place: 1 },
      { itemId: two, place: 1 },
      { itemId: one, place: 2 },
    ];
    const { errors } = (await presets.set('place', { places })).body.data as unknown as {
      errors: { field: string }[];
    };
    expect(errors.map(({ field }) => field)).toEqual([
      'parameters.places.2.itemId',
      'parameters.places.1.place',
    ]);
  });

  test('a rule that would do nothing is not switched on, and one that is on keeps an entry', async () => {
    expect((await presets.set('pin', {})).body).toMatchObject({ code: 20000, data: { isComplete: false } });
    expect((await presets.turn('pin', 'enable')).body).toMatchObject({ code: 50000 });
    await presets.only({ pin: { itemIds: stage.texts.slice(0, 1) } });
    const { body } = await presets.set('pin', { itemIds: [] });
    expect(body).toMatchObject({ code: 50000 });
    expect((await presets.get('pin')).items).toMatchObject([{ id: stage.texts[0] }]);
  });

  test('only administrators change parameters; of two changes one is outdated; both are in the history', async () => {
    const { version } = await presets.get('hide');
    expect((await presets.send('hide', { labels: ['x'] }, version, user)).body.code).toBe(40300);
    expect((await presets.send('hide', { labels: ['mine'] }, version)).body.code).toBe(20000);
    expect((await presets.send('hide', { labels: ['yours'] }, version)).body).toMatchObject({
      code: 40900,
      data: { state: 'disabled', version: version + 1 },
    });
    const history = await api.get<{ list: object[] }>('/api/rule-presets/1/history', { token: user });
    expect(history.body.data.list[0]).toMatchObject({
      action: 'edit',
      after: { parameters: { labels: ['mine'] } },
    });
    // What changes nothing is no change.
    expect((await presets.send('hide', { labels: ['mine'] }, version + 1)).body.data.version).toBe(
      version + 1,
    );
  });

  test('a preview says what parameters would do, and stores nothing', async () => {
    const [one, two, three, four] = textsOf('en-US').map((text) => text.id) as [
      number,
      number,
      number,
      number,
    ];
    const policyId = await stage.setOf([one, two, three, four]);
    const preview = async (name: PresetName, parameters: object) => {
      const { body } = await api.post<{ list: object[] }>(`/api/rule-presets/${PRESETS[name]}/preview`, {
        token: presets.token,
        body: { policyId, parameters },
      });
      return body;
    };
    expect((await preview('pin', { itemIds: [four] })).data).toMatchObject({
      ...{ delivered: 4, moved: 1, hidden: 0, shown: 0 },
      list: [
        { id: four, before: 4, after: 1, isMoved: true },
        { id: one, before: 1, after: 2, isMoved: false },
        { id: two, isMoved: false },
        { id: three, isMoved: false },
      ],
    });
    const label = 'Only for this preview';
    await api.sql('UPDATE content_item SET labels = labels || $2::text WHERE id = $1', [two, label]);
    const hidden = await preview('hide', { labels: [label] });
    expect(hidden.data).toMatchObject({ delivered: 3, moved: 0, hidden: 1 });
    expect(hidden.data.list.at(-1)).toMatchObject({ id: two, before: 2, after: null });
    expect(await idsOf(policyId)).toEqual([one, two, three, four]);
    await presets.only({ hide: { labels: [label] } });
    expect((await preview('hide', { labels: ['another'] })).data).toMatchObject({ delivered: 4, shown: 1 });
    expect((await preview('hide', { words: ['another'] })).code).toBe(40000);
    await api.sql(`UPDATE policy SET status = 'offline' WHERE id = $1`, [policyId]);
    expect((await preview('pin', { itemIds: [four] })).code).toBe(40400);
  });

  test.each([1, 2, 3, 4, 5])('hold in random sets: %s', async (round) => {
    const random = new Random(2_800 + round);
    const pick = <Value>(values: readonly Value[], most: number) =>
      values
        .map((value) => ({ value, at: random.next() }))
        .toSorted((one, other) => one.at - other.at)
        .slice(0, random.between(1, most))
        .map(({ value }) => value);
    const members = pick(texts, 25);
    const id = await stage.setOf(members.map((text) => text.id));
    const labels = [...new Set(members.flatMap((text) => text.labels))];
    const words = members.flatMap(({ texts: text }) => text.match(/[a-z]{5,12}/g) ?? []);
    const ids = texts.map((text) => text.id);
    const all: Partial<Record<PresetName, object>> = {
      hide: { labels: pick(labels, 3) },
      pin: { itemIds: pick(members, 4).map((text) => text.id) },
      weigh: { weights: pick(labels, 3).map((label) => ({ label, weight: random.between(2, 9) })) },
      place: {
        places: pick([...pick(members, 3).map((text) => text.id)], 3).map((itemId, at) => ({
          itemId,
          place: 2 * at + 1,
        })),
      },
      ...(words.length > 0 && { unsafe: { words: [...new Set(pick(words, 2))] } }),
      languages: { languages: pick(['en-US', 'zh-CN', 'km-KH'], 3) },
    };
    const chosen = Object.fromEntries(Object.entries(all).filter(() => random.next() < 0.6)) as typeof all & {
      hide?: { labels: string[] };
      pin?: { itemIds: number[] };
      weigh?: { weights: { label: string; weight: number }[] };
      place?: { places: { itemId: number; place: number }[] };
      unsafe?: { words: string[] };
      languages?: { languages: string[] };
    };
    await presets.only(chosen);
    const isHidden = (text: Text) =>
      text.labels.some((label) => chosen.hide?.labels.includes(label)) ||
      (chosen.languages !== undefined && !chosen.languages.languages.includes(text.language)) ||
      (chosen.unsafe?.words ?? []).some((word) =>
        new RegExp(`(?<![a-z0-9])${word}(?![a-z0-9])`).test(text.texts),
      );
    const expected = applyPresets(
      members.map((text) => ({ ...text, hidden: isHidden(text) })),
      {
        pinned: chosen.pin?.itemIds ?? [],
        weights: chosen.weigh?.weights ?? [],
        places: chosen.place?.places ?? [],
      },
    ).map((text) => text.id);
    const whole = await delivered(id);
    expect({ chosen, ids: whole.items.map((item) => item.id) }).toEqual({ chosen, ids: expected });
    expect((await stage.members.detail(id)).count).toBe(expected.length);
    expect(ids).toEqual(expect.arrayContaining(expected));

    const paged: number[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: DeliveredSet = await delivered(id, `limit=4${next && `&cursor=${next}`}`);
      paged.push(...page.items.map((item) => item.id));
      ({ next } = page);
    }
    expect(paged).toEqual(expected);
  });
});
