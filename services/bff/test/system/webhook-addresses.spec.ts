import dns from 'node:dns';
import type module from 'node:module';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';
import { WebhookReceiver } from '../support/webhook-receiver.js';
import { type Delivery, WebhookCalls } from '../support/webhooks.js';

/** That of Node: the one that Jest gives to a test does nothing. */
const { importBuilt } = globalThis as unknown as { importBuilt: (id: string) => Promise<typeof module> };
const { syncBuiltinESMExports } = await importBuilt('node:module');

/** Stands in for an address of the internet: the deployment of the test allows it, and no other one inside. */
const OUTSIDE = '127.0.0.2';

describe('an address inside the network', () => {
  let receiver: WebhookReceiver;
  let api: TestApi;
  let hooks: WebhookCalls;
  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    const allowed = `127.0.0.1:${receiver.port},${OUTSIDE}/32`;
    api = await TestApi.start({ SALA_WEBHOOK_ALLOW: allowed });
    hooks = new WebhookCalls(api, await api.signIn('admin'));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    syncBuiltinESMExports();
  });
  afterAll(async () => {
    await api.stop();
    await receiver.stop();
  });

  /** What the resolver says of every name. */
  const resolveTo = (...addresses: string[]) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const lookup = ((_name: string, options: { all?: boolean }, done: (...given: unknown[]) => void) => {
      if (options.all) done(null, found);
      else done(null, found[0]?.address, found[0]?.family);
    }) as unknown as typeof dns.lookup;
    jest.spyOn(dns, 'lookup').mockImplementation(lookup);
    syncBuiltinESMExports();
  };
  const tried = async (id: number) => (await hooks.post<Delivery>(`/${id}/test`)).body.data.attempts[0];

  test.each([
    'https://127.0.0.1/hook',
    'https://10.0.0.1/hook',
    'https://169.254.169.254/latest',
    'https://[::1]/hook',
    'https://[::ffff:10.0.0.1]/hook',
    'https://[::127.0.0.1]/hook',
    'https://localhost/hook',
  ])('%s is refused when it is entered', async (url) => {
    const { body } = await hooks.tryCreate(url);
    expect([body.code, body.msg]).toEqual([
      50000,
      'This address leads into the network of the product. Enter one that is reached over the internet.',
    ]);
  });

  test('only https is accepted', async () => {
    const { body } = await hooks.tryCreate('http://hooks.example/sala');
    expect(body).toMatchObject({ code: 50000, msg: expect.stringContaining('https://') });
  });

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '0.0.0.0',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::127.0.0.1',
    '::7f00:2',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::1',
    '64:ff9b::a00:1',
  ])('a name that leads to %s is refused when it is called', async (address) => {
    const { id } = await hooks.create('https://hooks.example/sala-1');
    resolveTo(address);
    expect(await tried(id)).toMatchObject({ status: null, failure: 'address' });
    const { version } = await hooks.read(id);
    await hooks.post(`/${id}/remove`, { version });
  });

  test('a name with one address inside is refused, whatever the others are', async () => {
    const { id } = await hooks.create('https://hooks.example/sala-2');
    resolveTo(OUTSIDE, '10.0.0.1');
    expect(await tried(id)).toMatchObject({ failure: 'address' });
  });

  test('the answer of the resolver is judged at each attempt', async () => {
    const { id } = await hooks.create('https://hooks.example/resolved');
    resolveTo(OUTSIDE);
    // A connection is attempted, and nobody listens there.
    expect(await tried(id)).toMatchObject({ status: null, failure: 'connection' });
    resolveTo('127.0.0.1');
    expect(await tried(id)).toMatchObject({ failure: 'address' });
  });

  test('a redirect is not followed, wherever it leads', async () => {
    const { id } = await hooks.create(receiver.url);
    receiver.answer = { status: 302, headers: { location: `http://127.0.0.1:${receiver.port}/inside` } };
    expect(await tried(id)).toMatchObject({ status: 302, failure: 'redirect' });
    expect(receiver.received).toHaveLength(1);
  });

  test('a name without address, and a receiver that is away or not encrypted, are told apart', async () => {
    const { id } = await hooks.create('https://hooks.invalid/sala');
    expect(await tried(id)).toMatchObject({ failure: 'dns' });
    const plain = await hooks.create(`https://127.0.0.1:${receiver.port}/hook`);
    expect(await tried(plain.id)).toMatchObject({ failure: 'certificate' });
  });
});
