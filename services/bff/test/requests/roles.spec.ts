import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ACCESS, type OperationId } from '../../src/common/auth/access.constants.js';
import { type Access, CAPABILITIES, type Capability } from '../../src/common/auth/capabilities.constants.js';
import { grantsOf } from '../../src/common/auth/grants.constants.js';
import { type Role, ROLES } from '../../src/common/auth/roles.constants.js';
import { type Operation, operations } from '../support/contract.js';
import { TestApi } from '../support/test-api.js';

type Caller = 'none' | 'expired' | Role;

const SESSION_CODES = [50008, 50012, 50014];

describe('every operation × every caller', () => {
  let api: TestApi;
  const tokens: Partial<Record<Caller, string>> = {};

  beforeAll(async () => {
    api = await TestApi.start();
    tokens.expired = await api.signIn('user');
    await api.sql(`UPDATE session SET expires_at = now() - interval '1 hour'`);
    for (const role of ROLES) tokens[role] = await api.signIn(role);
  });
  afterAll(() => api.stop());

  const codeFor = async ({ method, path, operationId }: Operation, caller: Caller): Promise<number> => {
    const token = tokens[caller];
    if (operationId === 'streamEvents') return await streamCodeFor(token);
    return (await api.call(method, path, { ...(token === undefined ? {} : { token }) })).body.code;
  };

  /** A stream does not end, so the call succeeds as soon as the stream starts. */
  const streamCodeFor = async (token: string | undefined): Promise<number> => {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await api.app.inject({ url: '/api/events', headers, payloadAsStream: true });
    const stream = response.stream();
    if (response.headers['content-type']?.startsWith('text/event-stream')) {
      stream.destroy();
      return 20000;
    }
    return ((await json(stream)) as { code: number }).code;
  };

  const isPublic = (operation: Operation) => operation['x-access'] === 'public';

  test.each(operations.filter((operation) => !isPublic(operation)))('$method $path', async (operation) => {
    expect(await codeFor(operation, 'none')).toBe(50008);
    expect(await codeFor(operation, 'expired')).toBe(50014);
    const allowed = rolesOf(operation);
    expect(operation['x-access']).toEqual(allowed === ROLES ? 'signedIn' : allowed);
    for (const role of ROLES) {
      const code = await codeFor(operation, role);
      if (allowed.includes(role)) expect([40300, ...SESSION_CODES]).not.toContain(code);
      else expect(code).toBe(40300);
    }
  });

  /** Whoever changes a right sees here what it opens, and so does a reviewer. */
  test('the matrix of rights is the one that was reviewed', () => {
    expect(matrix()).toMatchSnapshot();
  });
});

function rolesOf({ operationId }: Operation): readonly Role[] {
  const access: Access = ACCESS[operationId as OperationId];
  return access === 'public' || access === 'signedIn' ? ROLES : CAPABILITIES[access].roles;
}

/** Each capability with its roles, and the operations that need it. */
function matrix(): string {
  const capabilities = Object.keys(CAPABILITIES).map((name) => {
    const capability = name as Capability;
    const grants = grantsOf(capability).map((granted) => `given ${granted}`);
    return [name, [...CAPABILITIES[capability].roles, ...grants]] as const;
  });
  const opened = [['public', ['anyone']], ['signedIn', ROLES], ...capabilities] as const;
  return opened
    .map(([access, roles]) => {
      const needing = Object.entries<Access>(ACCESS).filter(([, needed]) => needed === access);
      const lines = needing.map(([operation]) => `  ${operation}`).sort();
      return [`${access}: ${roles.join(', ')}`, ...lines].join('\n');
    })
    .join('\n');
}
