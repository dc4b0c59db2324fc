import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { BaseInstallation, type Person } from '../support/base-installation.js';
import { type Operation, operations } from '../support/contract.js';
import { fillInstallation } from '../support/fill-installation.js';
import { NEXT_TITLE } from '../support/fill-library.js';
import { TODAY } from '../support/facts.js';
import { copyTemplate } from '../support/test-database.js';

/** Groups that no page asks. */
const FOR_OTHERS = new Set(['Collect', 'Delivery', 'Integration', 'Live events', 'Machines']);
/** Reads by POST, as older clients call them. */
const READS = /^(list|get)/;

/** What a page asks and that is rightly empty, or that is no record. Each with its reason; the list is to shrink. */
const EMPTY: Record<string, string> = {
  getSinceLastVisit: 'everybody is here for the first time',
  getSecurity: 'nobody has an email address, a phone or a second factor yet',
  listGrants: 'the calls here are made for administrators, who need none',
  listPasskeys: 'made by hardware; the tests of passkeys have one of software',
  listPreviewSites: 'no channel has a site with previews',
  listUndelivered: 'nothing failed to be delivered',
  listWebhookDeliveries: 'the webhook lies outside, and tests send nothing there',
};

/** Tables that the demo fills and no call here does. Each with its reason; the list is to shrink. */
const ONLY_SEEDED: Record<string, string> = {
  studio_sample: 'measured while a lesson is sent; the simulation belongs to the demo',
  service_notice: 'written by the passing of time: the term of a service ends soon',
};

/** Addresses of files, which links lead to and which are made when somebody asks for them. */
const FILES = '/api/files/';
/** What belongs to an upload that is under way. */
const UNDER_WAY = /imports|videos|pictures|candidates|operations\/\{id\}/;

const MONTH = `from=${TODAY.subtract({ days: 29 }).toString()}&to=${TODAY.subtract({ days: 1 }).toString()}`;
const QUERIES: Record<string, string> = {
  compareContentRevisions: '?from=1&to=2',
  listPopularContent: '?type=text',
  listContentRows: `?measure=clicks&${MONTH}`,
  previewLabelMerge: '?from=art&into=maths',
  listPeopleRows: `?measure=active&${MONTH}`,
};
const BODIES: Record<string, object> = {
  getDataChainGrowth: { quota: 'contentConsumption' },
  getPublicOpinionAnalysis: { quota: 'visitors' },
};

/** Whose answers are not those of the founder. */
const ASKED_BY: Record<string, Person> = { getCertification: 'dara' };
/** Records of a person, in which a text is enough. */
const OF_PEOPLE = new Set(['getNotificationPreferences', 'getSecurity', 'getUserInfo', 'readUserInfo']);

function isRead({ operationId, method, tags, path }: Operation): boolean {
  const reads = method === 'GET' || (method === 'POST' && READS.test(operationId));
  return (
    reads && !tags.some((tag) => FOR_OTHERS.has(tag)) && !path.startsWith(FILES) && !UNDER_WAY.test(path)
  );
}

/** Whether an answer shows nothing: a list without entries, figures that are all 0, or no text at all. */
function isEmpty(data: unknown, operationId: string): boolean {
  if (typeof data === 'object' && data !== null && 'list' in data)
    return (data.list as unknown[]).length === 0;
  const [numbers, texts]: [number[], string[]] = [[], []];
  const walk = (value: unknown): void => {
    if (typeof value === 'number') numbers.push(value);
    else if (typeof value === 'string' && value !== '') texts.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  walk(data);
  return numbers.length > 0 && !OF_PEOPLE.has(operationId)
    ? numbers.every((number) => number === 0)
    : texts.length === 0;
}

/** What a list has of a record. */
type Listed = Record<string, number | string>;

async function filledTables(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class
        WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`,
    );
    const checks = tables.map(({ name }) => `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM "${name}")`);
    const { rows } = await client.query<{ name: string }>(checks.join(' UNION ALL '));
    return rows.map(({ name }) => name).toSorted();
  } finally {
    await client.end();
  }
}

describe('an installation that begins with its first administrator alone', () => {
  let base: BaseInstallation;
  beforeAll(async () => {
    base = await BaseInstallation.start();
    await fillInstallation(base);
  }, 120_000);
  afterAll(() => base.stop());

  /** The address with the keys of the first record of its list; undefined if that is empty. */
  const addressOf = async ({ path }: Operation): Promise<string | undefined> => {
    const address = path
      .replace('{kind}', 'projects')
      .replace('{account}', String(base.accounts.get('dara')));
    const parameter = /\{(\w+)\}/.exec(address);
    if (!parameter) return address;
    const [found = '', name = 'id'] = parameter;
    const known = base.records.get(address.slice(0, parameter.index));
    if (known !== undefined) return address.replace(found, String(known));
    const list =
      LISTS.find(([prefix]) => address.startsWith(prefix))?.[1] ?? address.slice(0, parameter.index - 1);
    const data = await base.get<{ list: Listed[] } | Listed[]>(list);
    const [first] = Array.isArray(data) ? data : data.list;
    if (!first) return undefined;
    return address.replace(found, String(first[name])).replace('{number}', '1');
  };
  const queryOf = (operationId: string) =>
    operationId === 'listAccountTokens'
      ? `?account=${base.accounts.get('founder')}`
      : (QUERIES[operationId] ?? '');
  /** Where a record stands in a list that is not the address above it. */
  const LISTS: [prefix: string, list: string][] = [
    ['/api/quality-inspections/', '/api/list/quality-inspection'],
    ['/api/rule-presets/', '/api/list/rules-preset'],
    ['/api/services/', '/api/list/the-service'],
    ['/api/policies/', '/api/list/policy'],
    ['/api/library/items/', `/api/library/items?search=${encodeURIComponent(NEXT_TITLE)}`],
    ['/api/channel-activities/', '/api/applications?kind=channel'],
  ];

  test('shows something wherever a page reads', async () => {
    const empty: string[] = [];
    for (const operation of operations.filter(isRead)) {
      const { operationId, method } = operation;
      try {
        const address = await addressOf(operation);
        const body = method === 'POST' ? (BODIES[operationId] ?? {}) : undefined;
        const path = `${address}${queryOf(operationId)}`;
        const data = address && (await base.call(method, path, body, ASKED_BY[operationId]));
        if (isEmpty(data, operationId)) empty.push(operationId);
      } catch (error) {
        empty.push(`${operationId}: ${String(error)}`);
      }
    }
    expect(empty.toSorted()).toEqual(Object.keys(EMPTY).toSorted());
  });

  test('has rows in every table that the demo fills', async () => {
    const demo = await copyTemplate();
    try {
      const filled = await filledTables(base.api.database.url);
      const missing = (await filledTables(demo.url)).filter((table) => !filled.includes(table));
      expect(missing).toEqual(Object.keys(ONLY_SEEDED).toSorted());
    } finally {
      await demo.drop();
    }
  });
});
