import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { imageVariables } from '../bench/image-limits.ts';
import { addAccounts } from './accounts.ts';
import { LIST, newAgent, send, signIn } from './calls.ts';
import { judged, type Row, seconds } from './row.ts';
import { residentOf, type Site } from './site.ts';

const STREAMS = 5_000;
/** `STREAMS_PER_ACCOUNT` of the BFF. */
const PER_ACCOUNT = 32;
const ACCOUNTS = Math.ceil(STREAMS / PER_ACCOUNT);
/** Accounts whose clients take nothing. */
const SLOW_ACCOUNTS = 4;
const BURST = 20;
/** More than the kernel keeps for a client, and the BFF on top of it. */
const FLOOD = { events: 160, bytes: 50_000 };
const OPENED_AT_ONCE = 100;
const TOLD_MS = 5_000;
/** What a replica of the chart may use. */
const LIMIT_MB = 768;
const WAIT_MS = 60_000;

/** A client that counts the events that it gets, or takes nothing. */
class Stream {
  events = 0;
  hasBegun = false;
  hasEnded = false;
  readonly isSlow: boolean;
  readonly #socket: Socket;

  constructor(url: string, token: string, isSlow: boolean) {
    const { hostname, port } = new URL(url);
    this.isSlow = isSlow;
    this.#socket = connect({ host: hostname, port: Number(port) });
    this.#socket.write(
      `GET /api/events HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\n\r\n`,
    );
    this.#socket.on('data', (chunk: Buffer) => {
      const text = chunk.toString('latin1');
      this.events += text.split('event: burst').length - 1;
      if (!text.includes('event: hello')) return;
      this.hasBegun = true;
      if (isSlow) this.#socket.pause();
    });
    for (const name of ['error', 'close'] as const) this.#socket.on(name, () => (this.hasEnded = true));
  }

  /** A client that was cut off learns it when it reads. */
  read(): void {
    this.#socket.resume();
  }

  close(): void {
    this.#socket.destroy();
  }
}

export const streams: Row = {
  name: 'streams',
  happens:
    `${STREAMS.toLocaleString('en-US')} open streams of ${ACCOUNTS} accounts; ${SLOW_ACCOUNTS * PER_ACCOUNT} of them read ` +
    `nothing and are sent ${(FLOOD.events * FLOOD.bytes) / 1e6} MB each; then ${BURST} events for everybody`,
  expected: `all others get all events within ${seconds(TOLD_MS)}; who does not read is cut off; ≤ ${LIMIT_MB} MB`,
  async measure(startSite, note) {
    const site = await startSite();
    const replica = await site.replica(await imageVariables(site.directory));
    const accounts = await addAccounts(site, 'user', 'stream', ACCOUNTS);
    const open: Stream[] = [];
    for (const [place, name] of accounts.entries()) {
      const token = await signIn(replica.url, name, 'user');
      for (let number = 0; number < PER_ACCOUNT && open.length < STREAMS; number += 1)
        open.push(new Stream(replica.url, token, place < SLOW_ACCOUNTS));
      if (open.length % OPENED_AT_ONCE < PER_ACCOUNT)
        await until(() => open.every(({ hasBegun }) => hasBegun));
      note(`${open.length} streams`);
    }
    await until(() => open.every(({ hasBegun }) => hasBegun));
    const opened = residentOf(replica.pid);
    await flood(site, accounts.slice(0, SLOW_ACCOUNTS));
    await wait(2_000);
    const flooded = residentOf(replica.pid);

    const token = await signIn(replica.url);
    const others = open.filter(({ isSlow }) => !isSlow);
    const told = await tell(site, others);
    const list = await send(replica.url, { ...LIST, token }, newAgent());
    for (const stream of open) stream.read();
    const slow = open.filter(({ isSlow }) => isSlow);
    await until(() => slow.every(({ hasEnded }) => hasEnded));
    const cut = slow.filter(({ hasEnded }) => hasEnded).length;
    const lost = others.filter(({ events, hasEnded }) => hasEnded || events !== BURST).length;
    for (const stream of open) stream.close();
    const most = Math.max(opened, flooded, residentOf(replica.pid));
    return judged(
      `${open.length} streams in ${opened.toFixed(0)} MB, at most ${most.toFixed(0)} MB; all told within ${seconds(told)}; ` +
        `${cut} of ${slow.length} that read nothing cut off; a list meanwhile ${list.ms.toFixed(0)} ms`,
      [
        lost > 0 && `${lost} streams have not got all events`,
        told > TOLD_MS && 'it took too long',
        cut < slow.length && 'some that read nothing are still there',
        most > LIMIT_MB && 'too much memory',
        list.failure !== undefined && `a list was refused: ${list.failure}`,
      ],
    );
  },
};

async function flood(site: Site, names: string[]): Promise<void> {
  await site.query(
    `INSERT INTO live_event_draft (type, account_id, payload)
     SELECT 'flood', account.id, jsonb_build_object('text', repeat('x', $2))
       FROM account, generate_series(1, $3::int) WHERE user_name = ANY ($1)`,
    [names, FLOOD.bytes, FLOOD.events],
  );
}

/** @returns after how many ms all of them had all events */
async function tell(site: Site, streams: Stream[]): Promise<number> {
  const begun = performance.now();
  await site.query(
    `INSERT INTO live_event_draft (type, payload) SELECT 'burst', '{}' FROM generate_series(1, $1::int)`,
    [BURST],
  );
  await until(() => streams.every(({ events }) => events >= BURST));
  return performance.now() - begun;
}

async function until(holds: () => boolean): Promise<void> {
  const endsAt = performance.now() + WAIT_MS;
  while (!holds() && performance.now() < endsAt) await wait(20);
}
