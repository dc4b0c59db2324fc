import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Answer, TestApi } from '../support/test-api.js';
import { callVersioned, exampleOfModel, recordsOf, versioned } from '../support/versioned-calls.js';

/** Those without records of the demo. */
const CREATED: Readonly<Record<string, object>> = {
  '/api/enquiries/contact': { language: 'en-US', name: 'Maly', reply: '012 345 678', message: 'Hello' },
  '/api/user/register': exampleOfModel('RegistrationDto'),
  '/api/channels': exampleOfModel('WriteChannelDto'),
  '/api/webhooks': exampleOfModel('WriteWebhookDto'),
  '/api/studio/programmes': exampleOfModel('CreateProgrammeDto'),
};
const RECORDS_OF_EACH = 2;
const ROUNDS = 2;

const startWith = async (environment: NodeJS.ProcessEnv) => {
  const api = await TestApi.start(environment);
  const token = await api.signIn('admin');
  for (const [path, body] of Object.entries(CREATED))
    expect((await api.post(path, { token, body })).body.code).toBe(20000);
  return { api, token };
};
/** A refusal tells why, a server that failed does not. */
const failures = (answers: Answer[]) => answers.filter(({ status }) => status >= 500);

describe('changes of one record at the same moment', () => {
  let api: TestApi;
  let token: string;
  let other: string;
  beforeAll(async () => {
    ({ api, token } = await startWith({}));
    other = await api.signIn('approver');
  });
  afterAll(() => api.stop());

  test.each([...versioned])('%s: are made or refused', async (noun, operations) => {
    const records = await recordsOf(api, noun, RECORDS_OF_EACH);
    expect(records).not.toEqual([]);
    for (let round = 0; round < ROUNDS; round += 1) {
      const now = await recordsOf(api, noun, RECORDS_OF_EACH);
      const calls = now.flatMap((record) =>
        operations.flatMap((operation) =>
          [token, other].map((caller) => callVersioned(api, caller, operation, record)),
        ),
      );
      expect(failures(await Promise.all(calls))).toEqual([]);
    }
  });
});

describe('a change in a process with one connection', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    ({ api, token } = await startWith({ DATABASE_POOL_SIZE: '1', DATABASE_CONNECT_SECONDS: '1' }));
  });
  afterAll(() => api.stop());

  // Else as many changes as there are connections would wait for each other.
  test.each([...versioned])('%s: waits for no second one', async (noun, operations) => {
    for (const operation of operations)
      for (const record of await recordsOf(api, noun, 1))
        expect(failures([await callVersioned(api, token, operation, record)])).toEqual([]);
  });
});
