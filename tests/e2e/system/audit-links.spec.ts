import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { expect, test } from '../../support/test.ts';
import { arriveAs, follow } from '../visitor.ts';

/** Where a record of a kind leads to its own entries of the log. */
interface Place {
  /** Answers the key of a record, and what its address names it by where that is something else. */
  record: string;
  path: (name: string) => string;
  /** What has to be opened on the page. */
  open?: (page: Page) => Promise<void>;
  /** The log is filtered by the kind only: there is one record, or those with entries are gone. */
  isWhole?: true;
}

const oldest = (table: string) => `SELECT min(id) AS id FROM ${table}`;
const press = (name: RegExp | string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};
const card = (section: string): Omit<Place, 'record'> => ({
  path: () => `/list/card?tab=${section}`,
  open: press(/^History of/),
});

const PLACES: Record<string, Place> = {
  policy: { record: oldest('policy'), path: (id) => `/list/search-table?record=${id}&tab=history` },
  author: { record: oldest('author'), path: (id) => `/library/authors?author=${id}` },
  contentItem: { record: oldest('content_item'), path: (id) => `/library/content?item=${id}&tab=history` },
  label: {
    record: `INSERT INTO label_merge (from_label, from_key, into_label, into_key, stage, items, places, ended_at)
             VALUES ('robot', 'robot', 'robots', 'robots', 'done', 2,
                     '{"sets": 0, "presets": 0, "queues": 0, "views": 0}', now())
             RETURNING id`,
    path: () => '/library/labels',
    isWhole: true,
  },
  qualityInspection: { record: oldest('quality_queue'), ...card('qualityInspection') },
  service: { record: oldest('service_card'), ...card('service') },
  rulePreset: { record: oldest('rule_preset'), ...card('rulePreset') },
  serviceOffer: { record: oldest('service_card'), path: (id) => `/list/services?service=${id}` },
  serviceOrder: { record: oldest('service_order'), path: (id) => `/list/orders?order=${id}` },
  ledger: {
    record: `INSERT INTO ledger_entry (kind, amount) VALUES ('topUp', 100) RETURNING id`,
    path: () => '/list/orders?view=ledger',
  },
  enquiry: {
    record: `INSERT INTO enquiry (reference, key, content_hash, kind, language, name, reply)
             VALUES ('S-AAAAAA7', 7, '', 'contact', 'en-US', 'A visitor', 'visitor@sala.example')
             RETURNING id, reference AS name`,
    path: (reference) => `/list/enquiries?enquiry=${reference}`,
  },
  accountRequest: {
    record: `INSERT INTO account_request (kind, account_id, language) VALUES ('password', 2, 'en-US') RETURNING id`,
    path: (id) => `/list/account-requests?request=${id}`,
  },
  testimonial: { record: oldest('testimonial'), path: (id) => `/list/testimonials?testimonial=${id}` },
  announcement: { record: oldest('announcement'), path: (id) => `/dashboard/announcements?open=${id}` },
  account: { record: oldest('account'), path: (id) => `/list/accounts?account=${id}` },
  studio: {
    record: oldest('studio'),
    path: () => '/dashboard/monitor',
    open: press('Operation log'),
  },
  application: { record: oldest('application'), path: (id) => `/result/success?application=${id}` },
  maintenance: { record: oldest('maintenance'), path: () => '/list/status', isWhole: true },
  parameterChange: { record: oldest('parameter_change'), path: (id) => `/profile/basic?change=${id}` },
  certification: {
    record: oldest('certification_record'),
    path: (id) => `/user/setting?tab=certification&certification=${id}`,
  },
  webhook: {
    record: `INSERT INTO webhook (url, events, secret) VALUES ('https://hooks.example', '{order.paid}', '') RETURNING id`,
    path: (id) => `/list/webhooks?webhook=${id}`,
  },
  channel: {
    record: `INSERT INTO channel (name, key, rate) VALUES ('A site', 'sala_pk_of_a_site', 60) RETURNING id`,
    path: (id) => `/list/keys?channel=${id}`,
  },
  outboxMessage: { record: 'SELECT 1 AS id', path: () => '/list/undelivered', isWhole: true },
  notifications: {
    record: `SELECT id FROM account WHERE user_name = 'admin'`,
    path: (id) => `/list/accounts?account=${id}`,
  },
  project: { record: oldest('project'), path: (id) => `/user/projects?open=${id}` },
  team: { record: oldest('team'), path: (id) => `/user/teams?open=${id}` },
};

/** What is a menu and not a link: its journey is below. */
const IN_MENUS = ['chatMessage'];

/** What has no page, and why. */
const WITHOUT_PAGE = {
  contentFacts: 'rows of figures, which a batch of another system replaces without a record of their own',
};

/** The kinds of records that the log has, of the committed document. */
function kinds(): string[] {
  const document = JSON.parse(readFileSync('../openapi/openapi.json', 'utf8')) as {
    components: { schemas: Record<string, { enum?: string[] }> };
  };
  return document.components.schemas.AuditEntity?.enum ?? [];
}

test.use({ productName: 'changed' });
// Its tests share the product, which takes longer to start than most of them.
test.describe.configure({ mode: 'default' });

test('every kind of record leads to its own entries of the audit log', async ({ page, product }) => {
  test.slow();
  expect([...Object.keys(PLACES), ...IN_MENUS, ...Object.keys(WITHOUT_PAGE)].toSorted()).toEqual(
    kinds().toSorted(),
  );
  const database = new pg.Client(product.databaseUrl);
  await database.connect();
  await arriveAs(page, 'admin');
  const lost: string[] = [];
  for (const [entity, { record, path, open, isWhole }] of Object.entries(PLACES)) {
    const { rows } = await database.query<{ id: number; name?: string }>(record);
    const { id = 0, name = `${id}` } = rows[0] ?? {};
    await database.query(
      `INSERT INTO audit_entry (account_id, account_name, entity, entity_id, action, before, after)
       VALUES (1, 'An auditor', $1, $2, 'edit', '{}', '{}')`,
      [entity, id],
    );
    await follow(page, path(name));
    await open?.(page);
    const target = `/list/audit?entity=${entity}${isWhole ? '' : `&entityId=${id}`}`;
    const link = page.locator(`a[href="${target}"]`).first();
    await link.waitFor().catch(() => lost.push(`${entity}: ${path(name)}`));
    // What was opened by a press has no address that the next one leaves.
    if (open !== undefined) await page.keyboard.press('Escape');
  }
  await database.end();
  expect(lost).toEqual([]);
});

test('the menu of a message of the chat leads to its entries', async ({ page }) => {
  await arriveAs(page, 'admin');
  await page.goto('/dashboard/monitor');
  await page
    .getByRole('button', { name: /^More about the message of/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Audit log' }).click();
  await expect(page).toHaveURL(/\/list\/audit\?entity=chatMessage&entityId=\d+$/);
});
