import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Inspections } from '../support/inspections.js';
import { type ContentItems, type Item } from '../support/content-items.js';
import { LabelMerges } from '../support/label-merges.js';
import { PolicyMembers, RULE } from '../support/policy-members.js';
import { RulePresets } from '../support/rule-presets.js';
import { TestApi } from '../support/test-api.js';

describe('merging a label into another one', () => {
  let api: TestApi;
  let items: ContentItems;
  let inspections: Inspections;
  let merges: LabelMerges;
  let sets: PolicyMembers;
  let presets: RulePresets;
  beforeAll(async () => {
    api = await TestApi.start();
    inspections = await Inspections.start(api);
    items = inspections.content;
    merges = new LabelMerges(api, items.tokens.inspector);
    sets = new PolicyMembers(api, items.tokens.inspector);
    presets = new RulePresets(api, items.tokens.inspector);
  });
  afterAll(() => api.stop());

  const labelsOf = async (id: number) => (await items.get(id)).labels;
  const ruleSet = async (labels: string[]) => {
    const { id, version } = await sets.set({ contentType: 'img', filterType: 'rules' });
    await sets.setRule(id, version, { labels });
    return id;
  };
  const ruleOf = async (id: number) => (await sets.page(id)).rule;
  const writtenOf = async ({ id }: Item) =>
    await api.sql(
      `SELECT number, content, editors, created_by, changed_by, changed_at::text
         FROM content_revision WHERE item_id = ${id} ORDER BY number`,
    );

  test('changes items in each state and spelling, and no other label', async () => {
    const draft = await items.created({ labels: ['zoo', 'Quokka', 'art'] });
    const both = await items.created({ labels: ['quokkas', 'QUOKKA'] });
    const online = await items.published({ labels: ['ｑｕｏｋｋａ'] });
    const changing = await items.published({ labels: ['Quokka'] });
    await items.save(changing.id, changing.version, { labels: ['quokka', 'newer'] });
    const offline = await items.taken(await items.published({ labels: ['quokka'] }), 'unpublish');
    const removed = await items.taken(await items.created({ labels: ['quokka'] }), 'remove');
    const other = await items.created({ labels: ['quokka zoo'] });
    await items.created({ labels: ['Quokkas'] });

    expect(await merges.merged('QUOKKA', 'quokkas')).toMatchObject({ items: 6, moved: 6 });
    expect(await labelsOf(draft.id)).toEqual(['zoo', 'Quokkas', 'art']);
    expect(await labelsOf(both.id)).toEqual(['quokkas']);
    expect(await labelsOf(online.id)).toEqual(['Quokkas']);
    expect(await labelsOf(changing.id)).toEqual(['Quokkas', 'newer']);
    expect(await labelsOf(offline.id)).toEqual(['Quokkas']);
    expect(await labelsOf(removed.id)).toEqual(['Quokkas']);
    expect(await labelsOf(other.id)).toEqual(['quokka zoo']);
    const left = await api.sql(`
      SELECT item_id FROM content_listing WHERE label_keys(labels) @> ARRAY['quokka']
       UNION SELECT id FROM content_item WHERE label_keys(labels) @> ARRAY['quokka']
       UNION SELECT item_id FROM content_revision JOIN content_item ON id = item_id
              WHERE number IN (working, published)
                AND label_keys(ARRAY(SELECT jsonb_array_elements_text(content -> 'labels'))) @> ARRAY['quokka']`);
    expect(left).toEqual([]);
    const { total } = await items.list('current=1&pageSize=1&label=quokka');
    expect(total).toBe(0);
  });

  test('nobody becomes an editor of a text, and the history says who has merged', async () => {
    const item = await items.published({ labels: ['Numbat'] });
    await items.save(item.id, item.version, { labels: ['Numbat', 'second'], title: 'A second one' });
    await items.created({ labels: ['numbats'] });
    const before = await writtenOf(item);
    const version = (await items.get(item.id)).version;
    await merges.merged('numbat', 'numbats');
    const after = await writtenOf(item);
    const withoutLabels = (rows: object[]) =>
      rows.map((row) => ({ ...row, content: { ...(row as { content: object }).content, labels: [] } }));
    expect(withoutLabels(after)).toEqual(withoutLabels(before));
    const [row] = await api.sql<{ editors: number[] }>(
      `SELECT editors FROM content_item WHERE id = ${item.id}`,
    );
    expect(row?.editors).toEqual([(before.at(-1) as { created_by: number }).created_by]);
    const [entry] = await items.history(item.id);
    expect(entry).toMatchObject({
      action: 'mergeLabel',
      before: { labels: ['Numbat', 'second'] },
      after: { labels: ['numbats', 'second'] },
    });
    expect(entry?.person).toBeTruthy();
    // Whoever had it open does not bring the label back unknowingly.
    const stale = await items.save(item.id, version, { labels: ['Numbat'] });
    expect(stale.body.code).toBe(40900);
    // Inspecting goes on, by somebody who has not written it.
    const current = await items.get(item.id);
    const submitted = await items.act(item.id, 'submit', current.version, 'owner');
    expect((await items.act(item.id, 'approve', submitted.body.data.version)).body.code).toBe(20000);
  });

  test('changes what names it: rules, of which two become one, presets, queues and views', async () => {
    await items.created({ labels: ['Wombat'] });
    await items.published({ labels: ['Wombats'], kind: 'text' });
    const following = await ruleSet(['wombat', 'zebra']);
    const same = await ruleSet(['Wombats', 'zebra']);
    const queue = await inspections.made('Wombats', { labels: ['WOMBAT'] });
    const removed = await inspections.made('Old', { labels: ['wombat', 'wombats'] });
    await api.sql(`UPDATE quality_queue SET removed_at = now() WHERE id = ${removed.id}`);
    await presets.only({});
    await presets.set('hide', { labels: ['other', 'wombat'] });
    await presets.set('weigh', { weights: [{ label: 'wombat', weight: 4 }] });
    const view = {
      name: 'Mine',
      isDefault: false,
      sort: 'updated',
      order: 'desc',
      density: 'small',
      columns: [],
    };
    const saved = await api.post<{ id: number }>('/api/library/views', {
      token: items.tokens.owner,
      body: { ...view, filter: { label: 'wombat', subject: 'coding' } },
    });
    expect(saved.body.code).toBe(20000);

    const { body } = await merges.preview('wombat', 'WOMBATS');
    const places = { sets: 1, presets: 2, queues: 2, views: 1 };
    expect(body.data.from).toEqual({ label: 'Wombat', items: 1, places });
    expect(body.data.into).toEqual({
      label: 'Wombats',
      items: 1,
      places: { sets: 1, presets: 0, queues: 1, views: 0 },
    });
    expect(await merges.merged('wombat', 'wombats')).toMatchObject({ items: 1, moved: 1, places });

    const rule = { ...RULE, labels: ['Wombats', 'zebra'] };
    expect([await ruleOf(following), await ruleOf(same)]).toEqual([rule, rule]);
    const used = await api.sql(
      `SELECT DISTINCT rule_id FROM policy WHERE id IN (${following}, ${same}) AND rule_id IS NOT NULL`,
    );
    expect(used).toHaveLength(1);
    await sets.recount();
    expect((await sets.detail(following)).count).toBe(1);
    expect((await inspections.queue(queue.id))?.conditions).toEqual({ labels: ['Wombats'] });
    const [old] = await api.sql<{ conditions: object }>(
      `SELECT conditions FROM quality_queue WHERE id = ${removed.id}`,
    );
    expect(old?.conditions).toEqual({ labels: ['wombats'] });
    expect((await presets.get('hide')).parameters).toEqual({ labels: ['other', 'Wombats'] });
    expect((await presets.get('weigh')).parameters).toEqual({ weights: [{ label: 'Wombats', weight: 4 }] });
    const views = await api.get<{ id: number; filter: object }[]>('/api/library/views', {
      token: items.tokens.owner,
    });
    expect(views.body.data.find(({ id }) => id === saved.body.data.id)?.filter).toEqual({
      label: 'Wombats',
      subject: 'coding',
    });
    const [entry] = await api.sql(
      `SELECT action, before, after FROM audit_entry WHERE entity = 'policy' AND entity_id = ${following} ORDER BY id DESC`,
    );
    expect(entry).toMatchObject({ action: 'edit', after: { rule: { labels: ['Wombats', 'zebra'] } } });
  });

  test('an item that is hidden by its label is hidden all the time', async () => {
    const hidden = await items.published({ labels: ['Dingo'] });
    await items.created({ labels: ['dingos'] });
    await presets.only({ hide: { labels: ['dingo'] } });
    await api.sql(`
      CREATE TABLE seen (id int);
      CREATE FUNCTION see() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NOT NEW.hidden THEN INSERT INTO seen VALUES (NEW.id); END IF; RETURN NULL; END $$;
      CREATE TRIGGER see AFTER UPDATE ON content_item FOR EACH ROW WHEN (NEW.id = ${hidden.id}) EXECUTE FUNCTION see()`);
    await merges.merged('dingo', 'dingos');
    expect(await labelsOf(hidden.id)).toEqual(['dingos']);
    expect(await api.sql('SELECT FROM seen')).toEqual([]);
    await api.sql('DROP TRIGGER see ON content_item');
    await presets.only({});
  });

  test('an item that gets the label meanwhile is changed, too; afterwards it is a new label', async () => {
    const late = await items.created({ labels: [] });
    await items.created({ labels: ['Bilby'] });
    await items.created({ labels: ['bilbies'] });
    // Once the items were walked, before the end.
    await api.sql(`
      CREATE FUNCTION late() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE content_revision SET content = jsonb_set(content, '{labels}', '["bilby"]') WHERE item_id = ${late.id};
        UPDATE content_item SET labels = '{bilby}' WHERE id = ${late.id};
        RETURN NULL;
      END $$;
      CREATE TRIGGER late AFTER UPDATE ON label_merge FOR EACH ROW
        WHEN (OLD.stage = 'moving' AND NEW.stage = 'taking' AND NEW.moved = 1) EXECUTE FUNCTION late()`);
    expect(await merges.merged('bilby', 'bilbies')).toMatchObject({ items: 1, moved: 2 });
    await api.sql('DROP TRIGGER late ON label_merge');
    expect(await labelsOf(late.id)).toEqual(['bilbies']);
    const again = await items.created({ labels: ['bilby'] });
    expect(await labelsOf(again.id)).toEqual(['bilby']);
  });

  test('one that cannot go on holds up no other', async () => {
    const broken = await items.created({ labels: ['numbat'] });
    const sound = await items.created({ labels: ['potoroo'] });
    await items.created({ labels: ['numbats', 'potoroos'] });
    await api.sql(`
      CREATE FUNCTION test_refuses() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'refused by a test'; END $$;
      CREATE TRIGGER test_refuses BEFORE UPDATE ON content_item FOR EACH ROW WHEN (NEW.id = ${broken.id})
        EXECUTE FUNCTION test_refuses()`);
    const { body } = await merges.start('numbat', 'numbats');
    await merges.merged('potoroo', 'potoroos');
    expect(await labelsOf(sound.id)).toEqual(['potoroos']);
    expect((await merges.list()).find(({ id }) => id === body.data.id)?.stage).toBe('moving');
    await api.sql('DROP TRIGGER test_refuses ON content_item; DROP FUNCTION test_refuses');
    await api.sql('DELETE FROM label_merge WHERE id = $1', [body.data.id]);
  });
});
