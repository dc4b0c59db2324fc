import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { refuseJpegParts } from '../../src/common/pictures/jpeg-parts.js';
import { PICTURE_WORK } from '../../src/common/pictures/pictures.constants.js';
import { renderPictures } from '../../src/common/pictures/render-pictures.js';
import { readSheet } from '../../src/common/sheets/read-sheet.js';
import { type ProcessLimits } from '../../src/common/limited/limited-job.js';
import { SHEET_WORK } from '../../src/common/sheets/sheet-limits.js';
import { ContentItems } from '../support/content-items.js';
import { cpuTimeOf } from '../support/cpu-time.js';
import { HOSTILE_VIDEOS } from '../support/hostile-videos.js';
import { endlessDrawing, png } from '../support/hostile-pictures.js';
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
  /** What would hold everybody up in the process that answers, where that is less than it waits for anyway. */
  inThisProcess?: () => unknown;
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

/** Those that read. Nothing else of this file starts any. */
const processes = () => process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;

/** @returns whether a process was started for the work */
async function startsProcess(work: () => Promise<unknown>): Promise<boolean> {
  let isStarted = false;
  const watch = setInterval(() => (isStarted ||= processes() > 0), 5);
  await work().finally(() => {
    clearInterval(watch);
  });
  return isStarted;
}

async function sent(path: string, content: Buffer) {
  const { payload, headers } = await multipart({ content });
  const token = await api.signIn('admin');
  return await api.post<Partial<Refused> | null>(path, { token, payload, headers });
}

async function finished(video: Buffer): Promise<string | undefined> {
  const { id, address } = await uploads.begun(video.length);
  await uploads.sendPart(address, video, 0);
  const { body } = await uploads.finish(id);
  return (body as { data: Partial<Refused> | null }).data?.errors?.[0]?.rule;
}

const workbookOfTexts = () =>
  workbookOf({ rows: '<row/>', strings: `<si>${'<r><t>a</t></r>'.repeat(1_200_000)}</si>` });

async function refused(path: string, content: Buffer): Promise<string | undefined> {
  return (await sent(path, content)).body.data?.errors?.[0]?.rule;
}

/** Within less than a workbook may take. */
async function readWith(limits: Partial<ProcessLimits>): Promise<string | undefined> {
  const { signal } = new AbortController();
  const reading = readSheet(await workbookOfTexts(), signal, {}, { ...SHEET_WORK, ...limits });
  const [outcome] = await Promise.allSettled([reading]);
  return outcome.status === 'rejected' ? (outcome.reason as Refusal).data[0].rule : undefined;
}

/** Each byte may be where a part begins. */
const MARKS = Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(9_900_000, 0xff)]);

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
    {
      what: 'a JPEG of marks of parts',
      attack: () => refused('/api/library/pictures', MARKS),
      rules: ['picture'],
      inThisProcess: () => {
        refuseJpegParts(MARKS);
      },
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
    {
      what: 'a workbook of unending texts',
      attack: async () => refused('/api/policies/imports', await workbookOfTexts()),
      rules: ['sheetEmpty'],
    },
  ],
};

test('every program that reads what strangers send is attacked here, and is in docs/security.md', () => {
  expect(Object.keys(ATTACKS).toSorted()).toEqual(PROGRAMS.map((path) => basename(path, '.ts')).toSorted());
  const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
  const listed = PROGRAMS.filter((path) => page.includes(`\`${path.replace('services/bff/src/', '')}\``));
  expect(listed).toEqual(PROGRAMS);
});

const TABLE = Buffer.from('a,b\n1,2\n');
const PICTURE = png(4, 4);

/** A file for each operation that takes one. */
const OPERATIONS: Record<string, { path: string; file: Buffer }> = {
  importAccounts: { path: '/api/accounts/import?create=1', file: TABLE },
  checkAccountImport: { path: '/api/accounts/import/check', file: TABLE },
  uploadContentImport: { path: '/api/library/items/imports', file: TABLE },
  uploadContentPicture: { path: '/api/library/pictures', file: PICTURE },
  uploadPolicyImport: { path: '/api/policies/imports', file: TABLE },
  uploadProgrammeCover: { path: '/api/studio/programmes/PROGRAMME/cover', file: PICTURE },
  uploadCertificationDocument: { path: '/api/user/certification/documents', file: PICTURE },
  uploadAvatar: { path: '/api/user/upload', file: PICTURE },
};

test('every operation that takes a file is here', async () => {
  const { paths } = JSON.parse(await readFile(join(ROOT, 'openapi/openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string; requestBody?: { content?: object } }>>;
  };
  const taking = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ requestBody }) => 'multipart/form-data' in (requestBody?.content ?? {}));
  expect(taking.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(OPERATIONS).toSorted());
});

test.each(Object.entries(OPERATIONS))(
  '%s reads its file in a process of its own',
  async (_, { path, file }) => {
    const token = await api.signIn('admin');
    const { body } = await api.get<{ id: string }[]>('/api/studio/programmes', { token });
    const address = path.replace('PROGRAMME', body.data[0]?.id ?? '');
    let status = 0;
    expect(await startsProcess(async () => (status = (await sent(address, file)).status))).toBe(true);
    expect([200, 201, 400]).toContain(status);
  },
);

describe.each(Object.entries(ATTACKS))('%s', (_program, attacks) => {
  test.each(attacks)(
    'is ended by $what, and others are answered meanwhile',
    async ({ attack, rules, inThisProcess }) => {
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
      let isStarted = false;
      const { longestTurn } = await cpuTimeOf(async () => {
        const answering = others();
        isStarted = await startsProcess(async () => (rule = await attack())).finally(() => {
          over.abort();
        });
        await answering;
      });
      expect(rules).toContain(rule);
      expect(isStarted).toBe(true);
      expect(answered).toBeGreaterThan(1);
      expect(longestTurn).toBeLessThan(OTHERS_WAIT_MS);
      if (inThisProcess) {
        const here = await cpuTimeOf(async () => Promise.resolve(inThisProcess()));
        expect(longestTurn).toBeLessThan(here.total / 2);
      }
      expect(slowest).toBeLessThan(5_000);
    },
  );
});
