import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PICTURE_WORK } from '../../src/common/pictures/pictures.constants.js';
import { renderPictures } from '../../src/common/pictures/render-pictures.js';
import { readSheet } from '../../src/common/sheets/read-sheet.js';
import { type ProcessLimits } from '../../src/common/limited/limited-job.js';
import { SHEET_WORK } from '../../src/common/sheets/sheet-limits.js';
import { ContentItems } from '../support/content-items.js';
import { cpuTimeOf } from '../support/cpu-time.js';
import { HOSTILE_VIDEOS } from '../support/hostile-videos.js';
import { endlessDrawing } from '../support/hostile-pictures.js';
import { multipart } from '../support/multipart.js';
import { type Refused } from '../support/policies.js';
import { TestApi } from '../support/test-api.js';
import { workbookOf } from '../support/workbook.js';
import { VideoUploads } from '../support/video-uploads.js';

const ROOT = resolve(import.meta.dirname, '../../../..');
const PROGRAMS = globSync('services/bff/src/**/*-program.ts', { cwd: ROOT });
/** Several times the length of one turn on a busy machine. */
const OTHERS_WAIT_MS = 1_500;

interface Attack {
  what: string;
  /** The rule with which it is refused. */
  attack: () => Promise<string | undefined>;
  rules: string[];
}

interface Refusal {
  data: [{ rule: string }];
}

let api: TestApi;
let uploads: VideoUploads;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sala-videos-'));
  api = await TestApi.start({ SALA_MEDIA_DIR: folder, SALA_VIDEO_MB: '30' });
  await api.app.listen(0, '127.0.0.1');
  uploads = new VideoUploads(api, await ContentItems.start(api));
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

async function finished(video: Buffer): Promise<string | undefined> {
  const { id, address } = await uploads.begun(video.length);
  await uploads.sendPart(address, video, 0);
  const { body } = await uploads.finish(id);
  return (body as { data: Partial<Refused> | null }).data?.errors?.[0]?.rule;
}

const workbookOfTexts = () =>
  workbookOf({ rows: '<row/>', strings: `<si>${'<r><t>a</t></r>'.repeat(1_200_000)}</si>` });

async function uploadedWorkbook(): Promise<string | undefined> {
  const { payload, headers } = await multipart({ content: await workbookOfTexts() });
  const token = await api.signIn('admin');
  const { body } = await api.post<Partial<Refused> | null>('/api/policies/imports', {
    token,
    payload,
    headers,
  });
  return body.data?.errors?.[0]?.rule;
}

/** Within less than a workbook may take. */
async function readWith(limits: Partial<ProcessLimits>): Promise<string | undefined> {
  const { signal } = new AbortController();
  const reading = readSheet(await workbookOfTexts(), signal, {}, { ...SHEET_WORK, ...limits });
  const [outcome] = await Promise.allSettled([reading]);
  return outcome.status === 'rejected' ? (outcome.reason as Refusal).data[0].rule : undefined;
}

/** What each process is sent to break it, by the name of its program. Whoever adds a program adds a row. */
const ATTACKS: Record<string, Attack[]> = {
  'inspect-video-program': HOSTILE_VIDEOS.map(([what, video]) => ({
    what,
    attack: () => finished(video()),
    rules: ['video', 'videoCut', 'videoWork'],
  })),
  'picture-program': [
    {
      what: 'a drawing that takes minutes',
      attack: async () => {
        const limits = { ...PICTURE_WORK, processorMs: 1_000, pixels: 50_000_000, heldBytes: 1 };
        const edge = { edge: 4_096, fit: 'inside', format: 'webp' } as const;
        const [outcome] = await Promise.allSettled([
          renderPictures([endlessDrawing()], [edge], undefined, limits),
        ]);
        return outcome.status === 'rejected' ? (outcome.reason as Refusal).data[0].rule : undefined;
      },
      rules: ['pictureWork'],
    },
  ],
  'table-program': [
    {
      what: 'a workbook that takes too long',
      attack: () => readWith({ processorMs: 200 }),
      rules: ['sheetWork'],
    },
    {
      what: 'a workbook that takes too much memory',
      attack: () => readWith({ bytes: 60_000_000 }),
      rules: ['sheetWork'],
    },
    { what: 'a workbook of unending texts', attack: uploadedWorkbook, rules: ['sheetEmpty'] },
  ],
};

test('every program that reads what strangers send is attacked here, and is in docs/security.md', () => {
  expect(Object.keys(ATTACKS).toSorted()).toEqual(PROGRAMS.map((path) => basename(path, '.ts')).toSorted());
  const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
  const listed = PROGRAMS.filter((path) => page.includes(`\`${path.replace('services/bff/src/', '')}\``));
  expect(listed).toEqual(PROGRAMS);
});

describe.each(Object.entries(ATTACKS))('%s', (_program, attacks) => {
  test.each(attacks)('is ended by $what, and others are answered meanwhile', async ({ attack, rules }) => {
    let [rule, answered, slowest]: [string | undefined, number, number] = [undefined, 0, 0];
    const over = new AbortController();
    const others = async () => {
      while (!over.signal.aborted) {
        const began = performance.now();
        expect((await api.get('/healthz')).status).toBe(200);
        [answered, slowest] = [answered + 1, Math.max(slowest, performance.now() - began)];
        await setTimeout(20);
      }
    };
    const { longestTurn } = await cpuTimeOf(async () => {
      const answering = others();
      rule = await attack().finally(() => {
        over.abort();
      });
      await answering;
    });
    expect(rules).toContain(rule);
    expect(answered).toBeGreaterThan(1);
    expect(longestTurn).toBeLessThan(OTHERS_WAIT_MS);
    expect(slowest).toBeLessThan(5_000);
  });
});
