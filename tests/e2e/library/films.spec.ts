import { execFile } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type Page } from '@playwright/test';
import { findInPath } from '../../support/install.ts';
import { expect, test } from '../../support/test.ts';
import { arriveAs, expectAccessible } from '../visitor.ts';

const run = promisify(execFile);
const FFMPEG = findInPath(['ffmpeg']);

test.skip(FFMPEG === undefined, 'These tests draw films with ffmpeg, which is not on this machine.');

const drawn = (size: string, rate: number, seconds: number) => [
  ...['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`],
  ...['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`],
];
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-shortest'];
const SMALL = drawn('640x360', 15, 2);

async function draw(file: string, ...options: string[]): Promise<string> {
  await run(FFMPEG ?? '', ['-hide_banner', '-loglevel', 'error', '-y', ...options, file]);
  return file;
}

async function newVideo(page: Page) {
  await arriveAs(page, 'user');
  await page.goto('/library/content?form=new');
  const form = page.getByRole('dialog', { name: 'New content' });
  await form.getByLabel('Title', { exact: true }).fill('A film of a phone');
  await form.getByLabel('Kind').selectOption({ label: 'Video' });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/library/videos'))
      sent.push(request.postData() ?? '');
  });
  const played = () =>
    form.locator('video').evaluate(({ videoWidth, videoHeight, readyState }: HTMLVideoElement) => ({
      ...{ videoWidth, videoHeight, isReady: readyState > 1 },
    }));
  return { form, choose: form.getByLabel('Choose a video'), sent, played };
}

test('a film of a phone in MOV is put into MP4 and plays', async ({ page }, testInfo) => {
  const file = await draw(testInfo.outputPath('IMG_0001.MOV'), ...SMALL, ...H264, '-b:v', '400k');
  const { form, choose, sent, played } = await newVideo(page);
  await choose.setInputFiles(file);
  await expect(form.locator('video')).toBeVisible();
  await expect.poll(played).toEqual({ videoWidth: 640, videoHeight: 360, isReady: true });
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ name: 'IMG_0001.mp4' });
});

test('a film that stands by its container stands when it was made smaller', async ({ page }, testInfo) => {
  test.slow();
  const lying = await draw(testInfo.outputPath('lying.mp4'), ...drawn('1920x1080', 30, 2), ...H264);
  const file = await draw(
    testInfo.outputPath('standing.mov'),
    ...['-i', lying, '-c', 'copy', '-metadata:s:v', 'rotate=90'],
  );
  const { form, choose, sent, played } = await newVideo(page);
  await choose.setInputFiles(file);
  await expect(form.getByText('The picture is larger than needed.')).toBeVisible();
  await expect(form.getByRole('progressbar', { name: 'Preparing standing.mov' })).toBeVisible();
  await expectAccessible(page);
  await expect(form.locator('video')).toBeVisible({ timeout: 90_000 });
  await expect.poll(played).toEqual({ videoWidth: 720, videoHeight: 1_280, isReady: true });
  const { size } = JSON.parse(sent[0] ?? '') as { size: number };
  expect(size).toBeLessThan((await stat(file)).size / 4);
});

test('cancelling keeps the form, and another film can be chosen', async ({ page }, testInfo) => {
  const large = await draw(testInfo.outputPath('large.mp4'), ...drawn('1920x1080', 30, 3), ...H264);
  const small = await draw(testInfo.outputPath('small.mov'), ...SMALL, ...H264, '-b:v', '400k');
  const { form, choose, sent } = await newVideo(page);
  await choose.setInputFiles(large);
  await expect(form.getByRole('progressbar', { name: 'Preparing large.mp4' })).toBeVisible();
  // Saved now, the draft would be without its film: the form waits, also for Enter.
  await expect(form.getByRole('button', { name: 'Save as a draft' })).toHaveAttribute('aria-busy', 'true');
  await form.getByLabel('Title', { exact: true }).press('Enter');
  await expect(form).toBeVisible();
  await form.locator('fieldset').getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByRole('progressbar')).toHaveCount(0);
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue('A film of a phone');
  expect(sent).toEqual([]);
  await choose.setInputFiles(small);
  await expect(form.locator('video')).toBeVisible();
});

test('what cannot be sent is said before anything is sent', async ({ page }, testInfo) => {
  const path = (name: string) => testInfo.outputPath(name);
  const whole = await draw(path('whole.mp4'), ...SMALL, ...H264, '-movflags', '+faststart');
  const bytes = await readFile(whole);
  await writeFile(path('cut.mp4'), bytes.subarray(0, bytes.length * 0.6));
  await draw(path('song.mp4'), '-f', 'lavfi', '-i', 'sine=duration=1', '-c:a', 'aac');
  const tiny = drawn('320x180', 5, 1);
  await draw(path('hevc.mov'), ...tiny, '-c:v', 'libx265', '-preset', 'ultrafast', '-tag:v', 'hvc1');
  const { form, choose, sent } = await newVideo(page);
  for (const [name, sentence] of [
    ['cut.mp4', 'cut.mp4 is cut off: a part of the film is missing. Copy it from the camera or phone again.'],
    ['song.mp4', 'song.mp4 has no picture, only sound.'],
    // Chromium on Linux does not read it.
    ['hevc.mov', /its picture is in HEVC \(H\.265\)\. Nothing was sent\. Open this page in Safari/],
  ] as const) {
    await choose.setInputFiles(path(name));
    await expect(form.getByText(sentence)).toBeVisible();
  }
  await expectAccessible(page);
  expect(sent).toEqual([]);
});
