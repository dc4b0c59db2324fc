import { setTimeout as wait } from 'node:timers/promises';
import { type BaseInstallation } from './base-installation.js';
import { CERTIFICATION_FORM, uploadDocument } from './certification.js';
import { eventOf, EventSender } from './events.js';
import { TODAY } from './facts.js';
import {
  change,
  factRows,
  film,
  ITEMS,
  mergeLabels,
  picture,
  publish,
  type Versioned,
} from './fill-library.js';
import { multipart } from './multipart.js';
import { WANTED } from './parameters.js';
import { OFFER } from './service-offers.js';
import { until } from './until.js';

const HOUR_MS = 3_600_000;

/** Brings an installation, by calls of the API alone, to where each page has something to show. */
export async function fillInstallation(base: BaseInstallation): Promise<void> {
  const batch = async (kind: string, rows: unknown[]) => {
    const answer = await base.put<{ refused: number }>(`/api/integration/${kind}`, { rows });
    if (answer.refused > 0) throw new Error(`${kind}: ${JSON.stringify(answer)}`);
  };
  await batch(
    'authors',
    [0, 1].map((index) => ({ externalId: `author-${index}`, name: `Author ${index}` })),
  );
  await batch('teams', [{ name: 'Lesson writers', description: 'They write.' }]);
  await batch('projects', [{ name: 'Robot garden', team: 'Lesson writers' }]);
  await batch('items', ITEMS);
  const items = await publish(base);
  await batch('facts', factRows());
  await picture(base);
  await film(base);
  await change(base, items);
  await mergeLabels(base);
  await deliver(base, items);
  await takePart(base);
  await offer(base);
  await operate(base);
  await inspect(base, batch);
  await tell(base);
  await keep(base);
}

/** Sets by hand and by rule, a channel, and what children do there. */
async function deliver(base: BaseInstallation, items: number[]): Promise<void> {
  const texts = await base.get<{ list: Versioned[] }>('/api/library/items?kind=text');
  const set = { contentType: 'img', filterType: 'artificial', status: 'online' };
  const chosen = await base.post<Versioned>('/api/policies', { ...set, name: 'First steps' });
  await base.put(`/api/policies/${chosen.id}/items`, {
    itemIds: texts.list.map(({ id }) => id),
    version: chosen.version,
  });
  base.records.set('/api/policies/', chosen.id);
  const ruled = await base.post<Versioned>('/api/policies', { ...set, name: 'Newest', filterType: 'rules' });
  const rule = {
    subjects: ['art'],
    sources: [],
    authorIds: [],
    languages: [],
    labels: [],
    order: 'newest',
    limit: 50,
  };
  await base.put(`/api/policies/${ruled.id}/rule`, { rule, version: ruled.version });
  const binned = await base.post<Versioned>('/api/policies', { ...set, name: 'Not used' });
  await base.post('/api/policies/changes', { action: 'delete', ids: [binned.id] });

  const { key } = await base.post<{ key: string }>('/api/channels', {
    visitors: 'remembered',
    name: 'Site',
    origins: [],
    rate: 10_000,
  });
  const sender = new EventSender(base.api, key);
  await until(async () => (await sender.send({})).status === 400);
  for (const [hours, visitor] of [
    [30, 'visitor-number-one'],
    [0, 'visitor-number-one'],
    [0, 'visitor-number-two'],
  ] as const) {
    const at = new Date(Date.now() - hours * HOUR_MS).toISOString();
    const events = items
      .slice(0, 40)
      .flatMap((item) => [
        eventOf('exposure', item, { at }),
        eventOf('open', item, { at }),
        eventOf('progress', item, { at, seconds: 120 }),
      ]);
    await sender.count([...events.slice(0, 90), eventOf('like', items[0] ?? 0, { at })], { visitor });
  }
}

async function takePart(base: BaseInstallation): Promise<void> {
  for (const kind of ['projects', 'teams']) {
    const { list } = await base.get<{ list: Versioned[] }>(`/api/directory/${kind}`);
    for (const { id } of list)
      for (const [person, role] of [
        ['dara', 'lead'],
        ['founder', 'member'],
      ] as const)
        await base.put(`/api/directory/${kind}/${id}/members/${base.accounts.get(person)}`, { role });
  }
  const id = base.accounts.get('founder');
  await base.post('/api/user/visits/record', { key: 'homepage', id }, 'dara');
  for (const page of ['Workplace', 'SearchTable']) await base.post('/api/user/recent-pages', { page });
  await base.put('/api/user/shortcuts', { pages: ['Workplace', 'Content'] });
  await base.put('/api/user/settings', { theme: 'dark' });
}

/** A service that is open, and whose renewal waits to be paid. */
async function offer(base: BaseInstallation): Promise<void> {
  await base.post('/api/billing/top-ups', { amount: 100_000, note: 'For the first year' });
  await base.post('/api/service-offers', OFFER);
  const order = async (step: 'open' | 'orders', pay: boolean) => {
    const [service] = await base.get<Versioned[]>('/api/list/the-service');
    const { id = 0, version } = service ?? {};
    await base.post(`/api/services/${id}/${step}`, { pay, termMonths: 1, price: 5_000, version });
  };
  await order('open', true);
  await order('orders', false);
}

async function operate(base: BaseInstallation): Promise<void> {
  const days = [1, 9].map((ahead) => TODAY.add({ days: ahead }).toString());
  const activity = {
    ...{ activityName: '机器人周', channelType: 'App', promoteLink: 'https://school.example/robots' },
    ...{ advertisingSource: 'School', advertisingMedia: 'Poster', keyword: ['robots'], pushNotify: true },
    ...{
      promotionTime: days,
      advertisingContent: 'Build a robot that waters the garden, in five afternoons.',
    },
  };
  await base.post('/api/channel-activities', activity);
  const { version } = await base.get<{ version: number }>('/api/parameter-approval');
  const change = await base.post<Versioned>('/api/parameter-changes', { ...WANTED, version });
  const reviewed = await base.post<Versioned>(
    `/api/parameter-changes/${change.id}/review`,
    { version: change.version },
    'second',
  );
  await base.post(`/api/parameter-changes/${change.id}/approve`, { version: reviewed.version }, 'second');
  const document = await uploadDocument(base.api, base.token('dara'));
  await base.post('/api/user/certification/submit', { ...CERTIFICATION_FORM, documents: [document] }, 'dara');
  const [programme] = await base.post<{ id: string; version: number }[]>('/api/studio/programmes', {
    ...{ method: 'normal', name: 'A robot in the garden', duration: 1_800 },
  });
  await base.post(`/api/studio/programmes/${programme?.id}/approve`, { version: programme?.version });
  const information = await base.get<{ version: number }>('/api/studio/information');
  await base.put('/api/studio/information', {
    ...{ title: 'Robot garden live', notification: 'Today at nine.', category: 'robotics' },
    version: information.version,
  });
  base.records.set('/api/parameter-changes/', change.id);
}

/** A queue in which an item waits, and a rule for what is delivered. */
async function inspect(
  base: BaseInstallation,
  batch: (kind: string, rows: unknown[]) => Promise<void>,
): Promise<void> {
  await base.post('/api/quality-inspections', { title: 'New texts', conditions: { kinds: ['text'] } });
  await batch('items', [{ ...ITEMS[0], externalId: 'to-inspect', title: 'What a loop is' }]);
  const [rule] = await base.get<Versioned[]>('/api/list/rules-preset');
  await base.put(`/api/rule-presets/${rule?.id}/parameters`, {
    parameters: { labels: ['for teachers'] },
    version: rule?.version,
  });
}

/** Messages of all kinds, and people who are not known yet. */
async function tell(base: BaseInstallation): Promise<void> {
  await base.post('/api/announcements', {
    kind: 'news',
    texts: [{ language: 'en-US', title: 'We have begun', text: 'The first lessons are online.' }],
  });
  await base.post('/api/testimonials', {
    role: 'student',
    texts: ['zh-CN', 'en-US', 'km-KH'].map((language) => ({
      language,
      name: 'Rithy',
      text: 'I made a game.',
    })),
    age: 9,
    relation: null,
    consentedOn: '2026-01-02',
    position: 1,
    shownFrom: '2026-01-03',
    shownUntil: null,
  });
  const { id } = await base.post<Versioned>('/api/chat/messages', {
    content: 'Good morning',
    category: 'message',
  });
  await base.post(`/api/chat/messages/${id}/collect`);
  await base.post('/api/enquiries/contact', {
    language: 'en-US',
    name: 'Maly',
    reply: '012 345 678',
    message: 'Hello',
  });
  await base.api.post('/api/user/register', {
    body: { userName: 'nary', nickname: 'Nary', email: 'nary@school.example', password: 'Rice-Field-Nary-3' },
  });
  await base.post('/api/webhooks', {
    ...{
      url: 'https://hooks.school.example/sala',
      description: 'The list of the school',
      events: ['order.paid'],
    },
  });
}

/** What people keep for themselves. */
async function keep(base: BaseInstallation): Promise<void> {
  const keys = ['index', 'number', 'name', 'contentType', 'count', 'filterType', 'createdTime', 'status'];
  const table = { columns: keys.map((key) => ({ key, shown: true })), density: 'medium' };
  const view = {
    name: 'Online',
    filter: { status: 'online' },
    isDefault: false,
    order: 'asc',
    sort: 'name',
  };
  await base.post('/api/policy-views', { ...table, ...view });
  await base.put('/api/policies/table', table);
  const drafts = { columns: [{ key: 'title', shown: true }], density: 'small' };
  const kept = { name: 'Drafts', filter: { state: 'draft' }, isDefault: false, sort: 'title', order: 'asc' };
  await base.post('/api/library/views', { ...drafts, ...kept });
  await base.put('/api/library/items/table', drafts);
  const sheet = await multipart({
    content: Buffer.from('name,contentType,filterType,status\nImported,img,rules,online'),
  });
  const { body } = await base.api.post<{ id: string }>('/api/policies/imports', {
    token: base.token('founder'),
    ...sheet,
  });
  await base.post(`/api/policies/imports/${body.data.id}/confirm`, { create: 1, update: 0 });
  await base.post('/api/user/tokens', {
    ...{ name: 'Import', scopes: ['integration:write'], days: 30, currentPassword: 'Rice-Field-Founder-1' },
  });
  // The studio is measured each second.
  await wait(2_500);
}
