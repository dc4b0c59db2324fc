import { setTimeout as wait } from 'node:timers/promises';
import { imageVariables } from '../bench/image-limits.ts';
import { SHEET_LIMITS } from '../../services/bff/src/common/sheets/sheet-limits.ts';
import { isReady } from '../support/server-child.ts';
import { addAccounts } from './accounts.ts';
import { LIST, newAgent, send, signIn } from './calls.ts';
import { judged, type Row, seconds } from './row.ts';
import { residentOf } from './site.ts';

const ACCOUNTS = 10;
/** Of each account. */
const CALLERS = 4;
const SENDING_MS = 45_000;
/** What a replica of the chart may use. */
const LIMIT_MB = 768;
const PROBE_MS = 100;

const HEADER = 'name,contentType,count,filterType,status\n';
/** The longest table that is read, with an error in each cell; one with more text than that; one of more bytes than are taken. */
const LONGEST = table(`${'x'.repeat(160)},x,x,x,x\n`, SHEET_LIMITS.rows);
const TOO_MUCH_TEXT = table(`${'x'.repeat(950)}\n`, SHEET_LIMITS.rows);
const TOO_LARGE = table(`${'x'.repeat(950)}\n`, 12_500);
const JSON_TOO_LARGE = JSON.stringify({ name: 'x'.repeat(2_000_000) });

/** Answers that say what to do, besides those that take the body. */
const CLEAN = new Set([200, 400, 413, 429, 503]);

export const largeBodies: Row = {
  name: 'large-bodies',
  happens: `${ACCOUNTS * CALLERS} callers of ${ACCOUNTS} accounts send the longest tables that are read, and larger bodies, for ${seconds(SENDING_MS)} to a replica with the limits of its image`,
  expected: `taken, or cleanly refused; ≤ ${LIMIT_MB} MB; the same process, whose lists are answered meanwhile`,
  async measure(startSite, note) {
    const site = await startSite();
    const replica = await site.replica(await imageVariables(site.directory));
    const accounts = await addAccounts(site, 'admin', 'bodies', ACCOUNTS);
    const tokens = await Promise.all(accounts.map((name) => signIn(replica.url, name, 'admin')));
    const statuses = new Map<number, number>();
    const endsAt = performance.now() + SENDING_MS;
    let most = 0;
    let slowest = 0;
    const isSending = () => performance.now() < endsAt;
    const call = async (token: string, number: number): Promise<void> => {
      for (let at = number; isSending(); at += 1) {
        const status = await sendOne(replica.url, token, at);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const watch = async (): Promise<void> => {
      const [token = ''] = tokens;
      const agent = newAgent();
      while (isSending()) {
        most = Math.max(most, residentOf(replica.pid));
        note(`${most.toFixed(0)} MB`);
        const { ms, failure } = await send(replica.url, { ...LIST, token }, agent);
        slowest = Math.max(slowest, failure === undefined ? ms : Infinity);
        await wait(PROBE_MS);
      }
      agent.destroy();
    };
    const callers = tokens.flatMap((token) =>
      Array.from({ length: CALLERS }, (_, number) => call(token, number)),
    );
    await Promise.all([watch(), ...callers]);
    const odd = [...statuses.keys()].filter((status) => !CLEAN.has(status));
    const told = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${times} × ${status}`);
    return judged(
      `${told.join(', ')}; at most ${most.toFixed(0)} MB; the slowest list meanwhile ${seconds(slowest)}`,
      [
        !statuses.has(200) && 'none was taken',
        odd.length > 0 && `answered with ${odd.join(', ')}`,
        most > LIMIT_MB && 'too much memory',
        slowest === Infinity && 'a list was refused',
        !(await isReady(replica.url)) && 'the process is not ready any more',
      ],
    );
  },
};

/** @returns its status; 0 if there was no answer */
async function sendOne(url: string, token: string, number: number): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const upload = (content: Blob): RequestInit => {
    const body = new FormData();
    body.set('file', content, 'table.csv');
    return { method: 'POST', headers, body };
  };
  const [path, request] = [
    ['/api/policies/imports', upload(LONGEST)] as const,
    ['/api/policies/imports', upload(TOO_MUCH_TEXT)] as const,
    ['/api/policies/imports', upload(TOO_LARGE)] as const,
    [
      '/api/policies',
      { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON_TOO_LARGE },
    ] as const,
  ][number % 4] ?? ['/', {}];
  return await fetch(`${url}${path}`, request).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
}

function table(line: string, lines: number): Blob {
  return new Blob([HEADER + line.repeat(lines)], { type: 'text/csv' });
}
