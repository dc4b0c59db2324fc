import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

interface Told {
  id: string;
  type: string;
  item: number;
  page: number;
  seconds?: number;
}

const SCRIPT = readFileSync(join(import.meta.dirname, '../../../web/dist/collect/v1/sala.js'), 'utf8');
const INCLUDED = '<script src="https://sala.example/collect/v1/sala.js" data-key="sala_pub_1"></script>';

/** A page of a school, which needs no product: what it tells is what counts here. */
async function open(page: Page, body: string, script = INCLUDED) {
  const told = new Map<string, Told>();
  await page.route('https://sala.example/**', async (route) => {
    const headers = { 'access-control-allow-origin': '*' };
    if (route.request().url().endsWith('.js')) {
      await route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
      return;
    }
    const { events } = JSON.parse(route.request().postData() ?? '') as { events: Told[] };
    for (const event of events) told.set(event.id, event);
    await route.fulfill({ status: 202, headers, json: {} });
  });
  await page.route('https://school.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>School</title>${body}${script}` }),
  );
  await page.goto('https://school.example/');
  const of = (type: string) => [...told.values()].filter((event) => event.type === type);
  return {
    of,
    itemsOf: (type: string) => of(type).map(({ item }) => item),
    secondsOf: (item: number) =>
      of('progress')
        .filter((event) => event.item === item)
        .reduce((sum, { seconds = 0 }) => sum + seconds, 0),
    /** Until all that was told has been sent. */
    sent: () =>
      expect.poll(() => page.evaluate(() => localStorage.getItem('sala-events') ?? '[]')).toBe('[]'),
  };
}

test('a script that is included again, or run again, tells everything once', async ({ page }) => {
  const like = '<button data-sala-like="1" aria-pressed="false">Like</button>';
  const told = await open(page, `<p data-sala-open="1" id="sala">${like}</p>`, INCLUDED + INCLUDED);
  await page.addScriptTag({ url: 'https://sala.example/collect/v1/sala.js' });
  await page.getByRole('button').click();
  await expect(page.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await told.sent();
  expect(told.itemsOf('open')).toEqual([1]);
  expect(told.itemsOf('like')).toEqual([1]);
  expect(told.itemsOf('unlike')).toEqual([]);
});

test('an unlike names the page of its like', async ({ page }) => {
  const told = await open(page, '<button data-sala-like="1" aria-pressed="false">Like</button>');
  await page.getByRole('button').click();
  await page.getByRole('button').click();
  await told.sent();
  const pages = [...told.of('like'), ...told.of('unlike')].map((event) => event.page);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toBeGreaterThan(0);
  expect(pages[1]).toBe(pages[0]);
});

test('an element that is used again tells of each item', async ({ page }) => {
  const told = await open(page, '<article data-sala-item="21" data-sala-open="21">Robots</article>');
  const use = (item: number) =>
    page.locator('article').evaluate((element, value) => {
      element.dataset.salaItem = value;
      element.dataset.salaOpen = value;
    }, String(item));
  await expect.poll(() => told.itemsOf('exposure')).toEqual([21]);
  await use(22);
  await page.waitForTimeout(300);
  // Nobody has seen 22 for a second.
  await use(23);
  await expect.poll(() => told.itemsOf('exposure')).toEqual([21, 23]);
  expect(told.itemsOf('open')).toEqual([21, 22, 23]);
});

test('an element that is taller than several screens is shown once it fills half of one', async ({
  page,
}) => {
  const body = `<div style="height: 4000px"></div><article data-sala-item="31" style="height: 9000px">Robots</article>`;
  const told = await open(page, body);
  // Slowly, as somebody who reads.
  for (let at = 3_400; at <= 5_400; at += 40) {
    await page.evaluate((top) => {
      scrollTo(0, top);
    }, at);
    await page.waitForTimeout(30);
  }
  await expect.poll(() => told.itemsOf('exposure'), { timeout: 4_000 }).toEqual([31]);
});

test('looking for a place in a film that stands still is not watching', async ({ page }) => {
  const told = await open(page, '<audio data-sala-watch="1" muted></audio>');
  await page.evaluate(async () => {
    const [rate, seconds] = [8_000, 60];
    const view = new DataView(new ArrayBuffer(44 + rate * seconds));
    const text = (at: number, value: string) => {
      Array.from(value, (letter, index) => {
        view.setUint8(at + index, letter.charCodeAt(0));
      });
    };
    text(0, 'RIFF');
    view.setUint32(4, view.byteLength - 8, true);
    text(8, 'WAVEfmt ');
    view.setUint32(16, 16, true);
    view.setUint16(20, 1, true);
    view.setUint16(22, 1, true);
    view.setUint32(24, rate, true);
    view.setUint32(28, rate, true);
    view.setUint16(32, 1, true);
    view.setUint16(34, 8, true);
    text(36, 'data');
    view.setUint32(40, rate * seconds, true);
    const audio = document.querySelector('audio');
    if (!audio) throw new Error('The page has no sound.');
    audio.src = URL.createObjectURL(new Blob([view], { type: 'audio/wav' }));
    await audio.play();
  });
  await page.waitForTimeout(2_500);
  await page.locator('audio').evaluate(async (audio: HTMLAudioElement) => {
    audio.pause();
    for (let at = 10; at < 40; at += 3) {
      audio.currentTime = at;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    audio.remove();
  });
  await expect.poll(() => told.secondsOf(1)).toBeGreaterThanOrEqual(2);
  await told.sent();
  expect(told.secondsOf(1)).toBeLessThanOrEqual(3);
});

test('seconds belong to the item that played, whatever becomes of its video', async ({ page }) => {
  const told = await open(page, '<video data-sala-watch="1" muted></video>');
  const play = () =>
    page.evaluate(async () => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      setInterval(() => context?.fillRect(Math.random() * 9, 0, 9, 9), 40);
      const video = document.querySelector('video');
      if (!video) throw new Error('The page has no video.');
      video.srcObject = canvas.captureStream(25);
      await video.play();
    });
  const setItem = (item: string) =>
    page.locator('video').evaluate((video, value) => {
      video.dataset.salaWatch = value;
    }, item);
  await play();
  await page.waitForTimeout(3_500);
  await setItem('2');
  await expect.poll(() => told.secondsOf(1)).toBeGreaterThanOrEqual(2);
  expect(told.secondsOf(1)).toBeLessThanOrEqual(4);

  await page.waitForTimeout(1_000);
  // The source first, then the item, as some pages do.
  await play();
  await setItem('3');
  await expect.poll(() => told.secondsOf(2)).toBeGreaterThanOrEqual(1);

  await page.waitForTimeout(2_500);
  expect(told.secondsOf(3)).toBe(0);
  await page.locator('video').evaluate((video) => {
    video.remove();
  });
  await expect.poll(() => told.secondsOf(3)).toBeGreaterThanOrEqual(1);
});

test('a page that nobody sees tells nothing until it is seen', async ({ page }) => {
  await page.addInitScript(() => {
    const state = { hidden: true, prerendering: true };
    Object.defineProperty(document, 'hidden', { get: () => state.hidden });
    Object.defineProperty(document, 'prerendering', { get: () => state.prerendering });
    addEventListener('change-view', ({ detail }: CustomEventInit<boolean>) => {
      const isFirst = state.prerendering;
      Object.assign(state, { prerendering: false, hidden: detail });
      if (isFirst) document.dispatchEvent(new Event('prerenderingchange'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });
  const setHidden = (isHidden: boolean) =>
    page.evaluate((detail) => dispatchEvent(new CustomEvent('change-view', { detail })), isHidden);
  const stored = () => page.evaluate(() => localStorage.getItem('sala-events') ?? '[]');
  const told = await open(page, '<article data-sala-item="1" data-sala-open="1">Robots</article>');
  await page.evaluate(() => (window as { sala?: (type: string, item: number) => void }).sala?.('comment', 1));
  await page.waitForTimeout(1_500);
  expect(await stored()).toBe('[]');

  await setHidden(false);
  await page.waitForTimeout(500);
  await setHidden(true);
  await page.waitForTimeout(1_500);
  expect(told.itemsOf('exposure')).toEqual([]);
  await setHidden(false);
  await expect.poll(() => told.itemsOf('exposure')).toEqual([1]);
  await told.sent();
  expect(told.itemsOf('open')).toEqual([1]);
  expect(told.itemsOf('comment')).toEqual([1]);
});
