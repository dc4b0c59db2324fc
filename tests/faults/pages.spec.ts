import type { BrowserContext, Page } from '@playwright/test';
import { ChannelPage } from '../e2e/delivery/channel-page.ts';
import { Figures } from '../e2e/delivery/figures.ts';
import { LossyProxy, type Recorded } from '../engines/lossy-proxy.ts';
import { query } from '../postgres/postgres-test.ts';
import { expect, test } from '../support/test.ts';

test.use({ productName: 'changed' });

const ITEM = 7;
const EVENTS = '/collect/v1/events';
/** The usual one of a headless browser is a crawler's, whose events are refused. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const BODY = `<article data-sala-open="${ITEM}"></article><button data-sala-share="${ITEM}">Share</button>`;
/** What each browser sends with each request, whatever the page is. Nothing of it is stored. */
const SENT_BY_BROWSERS =
  /^(host|connection|user-agent|accept|accept-encoding|accept-language|accept-ranges|cache-control|pragma|origin|referer|range|priority|if-none-match|if-modified-since|if-range|content-type|content-length|purpose|sec-purpose|dnt|sec-gpc|upgrade-insecure-requests|sec-fetch-(site|mode|dest|user|storage-access)|sec-ch-ua(-mobile|-platform)?)$/i;

interface Sent {
  id: string;
  type: string;
}

const stored = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('sala-events') ?? '[]') as unknown[]).length);
const bodiesOf = (requests: Recorded[]) =>
  requests
    .filter(({ method, path }) => method === 'POST' && path.startsWith(EVENTS))
    .map(({ body, status }) => ({ status, ...(JSON.parse(body) as { events: Sent[] }) }));

test('pages that close while they send, and answers that are lost: each event counts once', async ({
  browser,
  product,
}) => {
  const [proxy, school] = [await LossyProxy.open(product.url), await ChannelPage.start()];
  const figures = await Figures.of(product.url);
  school.show(proxy.url, await figures.makeChannel(school.origin), BODY);
  const read = async () => [await figures.of(ITEM, 'clicks'), await figures.of(ITEM, 'shares')];
  const [clicks = 0, shares = 0] = await read();

  const context = await browser.newContext({ userAgent: BROWSER });
  const rounds = 8;
  for (let round = 0; round < rounds; round += 1) {
    proxy.loseAnswers(round % 2 === 1 ? new RegExp(EVENTS) : undefined);
    const page = await context.newPage();
    await page.goto(school.origin);
    await page.getByRole('button', { name: 'Share' }).click();
    // Before it sends, while it does, and afterwards.
    await page.waitForTimeout(700 * (round % 4));
    await page.close();
  }
  proxy.loseAnswers();
  const last = await context.newPage();
  await last.goto(school.origin);
  await expect.poll(() => stored(last), { timeout: 45_000 }).toBe(0);

  const taken = bodiesOf(proxy.requests).filter(({ status }) => status === 202);
  const ids = (type: string) =>
    new Set(taken.flatMap(({ events }) => events.filter((event) => event.type === type).map(({ id }) => id)));
  expect(ids('share').size).toBe(rounds);
  expect(ids('open').size).toBe(rounds + 1);
  await expect.poll(read, { timeout: 15_000 }).toEqual([clicks + rounds + 1, shares + rounds]);
  await context.close();
  await school.stop();
  proxy.close();
});

/** Looks at all that can be looked at, as a child does. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/watch`);
  await page.locator('.card a').first().click();
  await page.locator('[data-sala-like]').click();
  await page.waitForTimeout(3_000);
  await page.goto('about:blank');
}

/** What pages keep in the browser: events that were not sent yet, and the hearts. */
async function storedNames(context: BrowserContext): Promise<string[]> {
  const { origins } = await context.storageState();
  return [...new Set(origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name)))].sort();
}

for (const [name, extraHTTPHeaders, counted] of [
  // Address and browser, which every request shows, tell people apart for a day.
  ['', {}, 1],
  [', and is not even counted with Sec-GPC', { 'sec-gpc': '1' }, 0],
] as const)
  test(`what a browser sends tells nothing of the child${name}`, async ({ browser, product }) => {
    const [proxy, school] = [await LossyProxy.open(product.url), await ChannelPage.start()];
    const figures = await Figures.of(product.url);
    school.show(proxy.url, await figures.makeChannel(school.origin), BODY);
    const people = async () => {
      const rows = (await query(
        product.databaseUrl,
        'SELECT count(*)::int AS people FROM audience_person',
      )) as { people: number }[];
      return rows[0]?.people ?? 0;
    };
    const before = await people();

    const context = await browser.newContext({ userAgent: BROWSER, extraHTTPHeaders });
    const page = await context.newPage();
    await page.goto(school.origin);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect.poll(() => stored(page), { timeout: 15_000 }).toBe(0);
    await visit(page, proxy.url);

    const sent = proxy.requests;
    expect(bodiesOf(sent).length).toBeGreaterThanOrEqual(2);
    const names = sent.flatMap(({ headers }) => headers.filter((_, place) => place % 2 === 0));
    expect(names.filter((header) => !SENT_BY_BROWSERS.test(header))).toEqual([]);
    for (const { method, path, body } of sent) {
      const { pathname, searchParams } = new URL(path, proxy.url);
      expect([...searchParams.keys()].filter((key) => key !== 'key')).toEqual([]);
      if (method === 'GET') expect(body).toBe('');
      else expect([method, pathname]).toEqual(['POST', EVENTS]);
    }
    for (const { status: _, ...body } of bodiesOf(sent)) {
      expect(Object.keys(body).sort()).toEqual(['events', 'sentAt']);
      for (const event of body.events)
        expect(['id', 'type', 'at', 'item', 'page', 'set', 'seconds']).toEqual(
          expect.arrayContaining(Object.keys(event)),
        );
    }
    // Each event has an id of its own, and nothing that returns from page to page.
    const ids = bodiesOf(sent).flatMap(({ events }) => [...new Set(events.map(({ id }) => id))]);
    expect(ids.length).toBeGreaterThan(2);
    expect(await context.cookies()).toEqual([]);
    expect(await storedNames(context)).toEqual(['sala-events', 'watch-liked']);
    await expect.poll(people).toBeGreaterThanOrEqual(counted);
    expect(await people()).toBeLessThanOrEqual(before + counted);
    await context.close();
    await school.stop();
    proxy.close();
  });
