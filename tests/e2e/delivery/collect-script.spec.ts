import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs } from '../visitor.ts';
import { ChannelPage } from './channel-page.ts';
import { type Envelope, Figures } from './figures.ts';

test.use({ productName: 'changed' });
// Its tests share the product, which takes longer to start than most of them.
test.describe.configure({ mode: 'default' });

const ITEM = 7;
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const OPENED = 12;
const BODY = `
  <article data-sala-open="${OPENED}"><video data-sala-watch="${OPENED}" muted></video></article>
  <button data-sala-like="${ITEM}" aria-pressed="false">Like</button>
  <button data-sala-share="${ITEM}">Share</button>
  <p data-sala-item="${ITEM}" data-sala-set="1">Robot friends</p>
  <p data-sala-item="8" style="margin-top: 3000px">Below</p>`;

const stored = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('sala-events') ?? '[]') as unknown[]).length);

/** Plays a picture that is drawn, because a file would have to be in a format that every browser has. */
async function watch(page: Page, seconds: number): Promise<void> {
  await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    setInterval(() => context?.fillRect(Math.random() * 9, 0, 9, 9), 40);
    const video = document.querySelector('video');
    if (!video) return;
    video.srcObject = canvas.captureStream(25);
    await video.play();
  });
  await page.waitForTimeout(seconds * 1_000);
  await page.evaluate(() => {
    document.querySelector('video')?.pause();
  });
}

test('a page of another origin tells what was done on it, and nothing of who did it', async ({
  browser,
  product,
}) => {
  const school = await ChannelPage.start();
  const figures = await Figures.of(product.url);
  const key = await figures.makeChannel(school.origin);
  school.show(product.url, key, BODY);
  const measures = ['clicks', 'exposures', 'likes', 'shares', 'minutes'];
  const read = async () =>
    Object.fromEntries(
      await Promise.all(
        measures.map(async (name) => [
          name,
          [await figures.of(ITEM, name), await figures.of(OPENED, name), await figures.of(8, name)],
        ]),
      ),
    ) as Record<string, number[]>;
  const before = await read();
  const grown = async () =>
    Object.fromEntries(
      Object.entries(await read()).map(([name, values]) => [
        name,
        values.map((value, at) => value - (before[name]?.[at] ?? 0)),
      ]),
    );

  // The usual one of a headless browser is a crawler's.
  const context = await browser.newContext({ userAgent: BROWSER });
  const page = await context.newPage();
  const bodies: string[] = [];
  const headers: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/collect/v1/events')) return;
    bodies.push(request.postData() ?? '');
    headers.push(request.headers());
  });
  await page.goto(school.origin);
  await watch(page, 4);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Like' }).click();
  await expect(page.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => stored(page), { timeout: 15_000 }).toBe(0);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.waitForTimeout(3_000);
  expect(await stored(page)).toBe(1);
  await context.setOffline(false);
  await expect.poll(() => stored(page), { timeout: 45_000 }).toBe(0);

  await page.getByRole('button', { name: 'Share' }).click();
  // What a page tells while it goes has no answer, so it is sent again by the next one, and counts once.
  await page.goto('about:blank');
  await page.goto(school.origin);
  await expect.poll(() => stored(page), { timeout: 15_000 }).toBe(0);
  await expect
    .poll(grown, { timeout: 15_000 })
    .toMatchObject({ clicks: [0, 2, 0], likes: [1, 0, 0], shares: [3, 0, 0] });
  expect((await grown()).exposures?.[2]).toBe(0);
  expect((await grown()).exposures?.[0]).toBeGreaterThanOrEqual(1);

  const sent = bodies.flatMap(
    (body) => (JSON.parse(body) as { events: { type: string; seconds?: number }[] }).events,
  );
  const seconds = sent.map(({ seconds: watched = 0 }) => watched).reduce((sum, each) => sum + each, 0);
  expect(seconds).toBeGreaterThanOrEqual(2);
  expect(seconds).toBeLessThanOrEqual(6);
  for (const body of bodies)
    expect(Object.keys(JSON.parse(body) as object).sort()).toEqual(['events', 'sentAt']);
  for (const each of headers) expect(each.cookie).toBeUndefined();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['sala-events']);
  expect(await page.evaluate(() => typeof (window as { sala?: unknown }).sala)).toBe('function');
  await context.close();
  await school.stop();
});

test('an open is at an administrator within ten seconds, without a reload', async ({ page, product }) => {
  const figures = await Figures.of(product.url);
  const key = await figures.makeChannel('https://school.example');
  await arriveAs(page, 'admin');
  const following = page.waitForResponse(/\/api\/events$/);
  await page.goto('/dashboard/workplace');
  await following;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const asked = page.waitForResponse(/\/api\/content-data/, { timeout: 10_000 });
  const event = { id: randomUUID(), type: 'open', at: new Date().toISOString(), item: ITEM };
  const answer = await fetch(`${product.url}/collect/v1/events?key=${key}`, {
    method: 'POST',
    body: JSON.stringify({ events: [event] }),
  });
  expect(answer.status).toBe(202);
  const points = ((await (await asked).json()) as Envelope<{ y: number }[]>).data;
  expect(points.at(-1)?.y).toBeGreaterThan(0);
});

test('the script is cached for an hour, compressed, and loads on every site', async ({ product }) => {
  const response = await fetch(`${product.url}/collect/v1/sala.js`, { headers: { 'accept-encoding': 'br' } });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  });
  // The pages of schools wait for it on slow connections.
  expect(Number(response.headers.get('content-length'))).toBeLessThanOrEqual(1_500);
  const etag = response.headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  const again = await fetch(`${product.url}/collect/v1/sala.js`, {
    headers: { 'accept-encoding': 'br', 'if-none-match': etag, 'cache-control': 'max-age=0' },
  });
  expect(again.status).toBe(304);
});
