import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Config } from '../../src/config/config.js';
import { EventStream } from '../../src/delivery/events/event-stream.js';
import { examineEvents } from '../../src/doctor/examine-events.js';
import { type Finding } from '../../src/doctor/finding.js';
import { NatsAuthority } from '../support/nats-authority.js';
import { NATS_PATH, NatsServer } from '../support/nats-server.js';
import { BUNDLE, KEEPS_COMPILED } from '../support/sala-program.js';
import { TEST_SECRET } from '../support/test-config.js';

const BASIS = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', JWT_SECRET: TEST_SECRET };
const ENCRYPTED = 'ok: The connection to NATS is encrypted, and the certificate is verified.';
const KEPT = expect.stringMatching(/^ok: The stream SALA_EVENTS keeps events on disk/);

(NATS_PATH === undefined ? describe.skip : describe)('a NATS server that is closed to strangers', () => {
  let authority: NatsAuthority;
  const servers: NatsServer[] = [];
  const usual = getCACertificates('default');
  beforeAll(async () => {
    authority = await NatsAuthority.make();
  });
  afterEach(async () => {
    setDefaultCACertificates(usual);
    await Promise.all(servers.splice(0).map((server) => server.stop()));
  });
  afterAll(() => authority.remove());

  /** @returns its address, which begins as it is told */
  const start = async (...options: string[]) => {
    const server = await NatsServer.start(...options);
    servers.push(server);
    return (beginning: string) => `${beginning}localhost:${new URL(server.url).port}`;
  };
  const trustAuthority = async () => {
    setDefaultCACertificates([...usual, await readFile(authority.file('ca.pem'), 'utf8')]);
  };
  const told = (findings: Finding[]) =>
    findings
      .filter(({ subject }) => subject === 'events')
      .map(({ outcome, detail }) => `${outcome}: ${detail}`);
  const examine = async (SALA_EVENTS_URL: string, more: NodeJS.ProcessEnv = {}) =>
    told(await examineEvents(Config.parse({ ...BASIS, SALA_EVENTS_URL, ...more })));
  const store = async (SALA_EVENTS_URL: string, more: NodeJS.ProcessEnv = {}) => {
    const { eventStream } = Config.parse({ ...BASIS, SALA_EVENTS_URL, ...more });
    if (eventStream === undefined) throw new Error('There is no stream.');
    const stream = await EventStream.connect(eventStream);
    const { last } = await stream.state();
    await stream.publish('events');
    expect((await stream.state()).last).toBe(last + 1);
    await stream.close();
  };

  test('lets in a user over TLS, and what is wrong is named', async () => {
    const certificate = await authority.certificateFor('localhost');
    const at = await start(...certificate, '--user', 'sala', '--pass', 'a secret');
    expect(await examine(at('tls://sala:a%20secret@'))).toEqual([
      'fail: The certificate of NATS is signed by an authority that is not known here.',
    ]);
    await trustAuthority();
    await store(at('tls://sala:a%20secret@'));
    expect(await examine(at('tls://sala:a%20secret@'))).toEqual([ENCRYPTED, KEPT]);
    expect(await examine(at('nats://sala:a%20secret@'))).toEqual([
      'warn: The connection to NATS is encrypted only because the server asks for it.',
      KEPT,
    ]);
    expect(await examine(at('tls://sala:another@'))).toEqual([
      'fail: NATS does not accept the user or the password in SALA_EVENTS_URL.',
    ]);
  });

  test('is trusted by a process that knows its authority', async () => {
    const at = await start(...(await authority.certificateFor('localhost')));
    const env = {
      ...BASIS,
      ...KEEPS_COMPILED,
      DATABASE_WAIT_SECONDS: '0',
      SALA_EVENTS_URL: at('tls://'),
      NODE_EXTRA_CA_CERTS: authority.file('ca.pem'),
    };
    const child = spawn(process.execPath, [BUNDLE, 'doctor', '--json'], {
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    expect(told(JSON.parse(await text(child.stdout)) as Finding[])[0]).toBe(ENCRYPTED);
  });

  test('has to have a certificate for the name by which it is asked for', async () => {
    const at = await start(...(await authority.certificateFor('nats.example')));
    await trustAuthority();
    expect(await examine(at('tls://'))).toEqual([
      'fail: The certificate of NATS is for another name than that in SALA_EVENTS_URL.',
    ]);
  });

  test('lets in who has its token, and does not pretend to encrypt', async () => {
    const at = await start('--auth', 'a-token');
    await store(at('nats://a-token@'));
    expect(await examine(at('nats://another@'))).toEqual([
      'fail: NATS does not accept the token in SALA_EVENTS_URL.',
    ]);
    expect(await examine(at('nats://'))).toEqual([
      'fail: NATS lets in only whom it knows, and SALA_EVENTS_URL names nobody.',
    ]);
    expect(await examine(at('tls://a-token@'))).toEqual([
      'fail: NATS takes no encrypted connections, and SALA_EVENTS_URL asks for them.',
    ]);
  });

  test('lets in who has a credentials file of its operator', async () => {
    const { options, credentials, foreign } = await authority.operated();
    const at = await start(...options);
    await store(at('nats://'), { SALA_EVENTS_CREDENTIALS: credentials });
    expect(await examine(at('nats://'), { SALA_EVENTS_CREDENTIALS: credentials })).toEqual([
      'ok: The connection to NATS is not encrypted.',
      KEPT,
    ]);
    expect(await examine(at('nats://'), { SALA_EVENTS_CREDENTIALS: foreign })).toEqual([
      'fail: NATS does not accept the credentials in SALA_EVENTS_CREDENTIALS.',
    ]);
  });
});
