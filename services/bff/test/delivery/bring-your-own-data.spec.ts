import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ContentItems } from '../support/content-items.js';
import { TODAY } from '../support/facts.js';
import { TestApi } from '../support/test-api.js';

const GUIDE = readFileSync(new URL('../../../../docs/bring-your-own-data.md', import.meta.url), 'utf8');
const BLOCK = /^```(\w+)\n([\s\S]*?)\n```$/gm;
const YESTERDAY = TODAY.subtract({ days: 1 }).toString();
/** The day of the samples, which would be too old one day. */
const SAMPLE_DAY = '2026-03-01';

function blocksIn(language: string): string[] {
  const blocks = [...GUIDE.matchAll(BLOCK)].filter(([, found]) => found === language);
  return blocks.map(([, , block = '']) => block.replaceAll(SAMPLE_DAY, YESTERDAY));
}

describe('the samples of the guide', () => {
  let api: TestApi;
  let people: ContentItems;
  let environment: NodeJS.ProcessEnv;
  const directory = mkdtempSync(join(tmpdir(), 'sala-guide-'));
  beforeAll(async () => {
    api = await TestApi.start();
    await api.app.listen(0, '127.0.0.1');
    people = await ContentItems.start(api);
    const { body } = await api.post<{ token: string }>('/api/user/tokens', {
      token: people.tokens.inspector,
      body: { name: 'Guide', scopes: ['integration:write'], days: 7, currentPassword: 'admin' },
    });
    environment = {
      ...process.env,
      SALA: await api.app.getUrl(),
      SALA_TOKEN: body.data.token,
      DAY: YESTERDAY,
    };
  });
  afterAll(async () => {
    rmSync(directory, { recursive: true });
    await api.stop();
  });

  const run = async (program: string, file: string, content: string, ...given: string[]) => {
    const path = join(directory, file);
    writeFileSync(path, content);
    const child = spawn(program, [path, ...given], { env: environment });
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    expect(errors).toBe('');
    return output;
  };
  /** Another administrator inspects it and sets it online. */
  const publish = async (externalId: string) => {
    const [item] = await api.sql<{ id: number; version: number }>(
      'SELECT id, version FROM content_item WHERE external_id = $1',
      [externalId],
    );
    if (!item) throw new Error(`There is no item ${externalId}.`);
    const { body } = await people.act(item.id, 'approve', item.version, 'other');
    expect((await people.act(item.id, 'publish', body.data.version, 'other')).body.code).toBe(20000);
  };
  /** Without the hour in which it was put online, which the product counts by itself. */
  const clicksOf = (externalId: string) =>
    api.sql(
      `SELECT day::text, hour, clicks FROM content_fact JOIN content_item ON id = item_id
        WHERE external_id = $1 AND clicks > 0`,
      [externalId],
    );

  test('send five batches with curl', async () => {
    const [define = '', records = '', facts = '', removal = '', ...others] = blocksIn('sh');
    expect(others).toEqual([]);
    const answers = (output: string) => output.match(/"result":"\w+"/g);
    // The demo has the author without an id, the team, and the project with another description.
    expect(answers(await run('sh', 'records.sh', `${define}\n${records}`))).toEqual(
      ['updated', 'unchanged', 'updated', 'created'].map((result) => `"result":"${result}"`),
    );
    await publish('lesson-1');
    expect(answers(await run('sh', 'facts.sh', `${define}\n${facts}`))).toEqual(['"result":"created"']);
    expect(await clicksOf('lesson-1')).toEqual([{ day: YESTERDAY, hour: 9, clicks: 31 }]);
    expect(answers(await run('sh', 'records.sh', `${define}\n${records}`))).toEqual(
      Array(4).fill('"result":"unchanged"'),
    );
    expect(await run('sh', 'removal.sh', removal)).toContain(
      'is online. Take it offline first, then send this again.',
    );
  });

  test('import a CSV export of another system, twice', async () => {
    const [csv = ''] = blocksIn('csv');
    const [program = ''] = blocksIn('js');
    const file = join(directory, 'lessons.csv');
    writeFileSync(file, `${csv}\n`);
    const first = await run(process.execPath, 'import.mjs', program, file);
    expect(first.split('\n').slice(0, 4)).toEqual([
      'authors: 2 created, 0 updated, 0 unchanged, 0 refused',
      'items: 2 created, 0 updated, 0 unchanged, 1 refused',
      expect.stringMatching(/^ {2}row 2: .+ title must have 1 or more characters$/),
      'facts: 0 created, 0 updated, 0 unchanged, 3 refused',
    ]);
    const [item] = await api.sql<{ id: number }>(`SELECT id FROM content_item WHERE external_id = 'a-17'`);
    expect(await people.get(item?.id ?? 0, 'inspector')).toMatchObject({
      ...{ title: 'Lamps that blink', state: 'inspecting', body: 'One lamp.\n\nTwo lamps.' },
      author: { name: 'Sok Dara' },
    });
    await publish('a-17');
    await publish('a-18');
    const second = await run(process.execPath, 'import.mjs', program, file);
    expect(second.split('\n').filter((line) => !line.startsWith(' '))).toEqual([
      'authors: 0 created, 0 updated, 2 unchanged, 0 refused',
      'items: 0 created, 0 updated, 2 unchanged, 1 refused',
      'facts: 2 created, 0 updated, 0 unchanged, 1 refused',
      '',
    ]);
    expect(await clicksOf('a-17')).toEqual([{ day: YESTERDAY, hour: 0, clicks: 18 }]);
  });

  test('show an answer as it is', () => {
    const [answer = ''] = blocksIn('json');
    const { data } = JSON.parse(answer) as { data: { refused: number; rows: { result: string }[] } };
    expect(data.rows.filter(({ result }) => result === 'refused')).toHaveLength(data.refused);
  });
});
