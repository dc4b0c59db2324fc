import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '../support/test.ts';
import { findSchemathesis } from './schemathesis.ts';

const DOCUMENT = resolve(import.meta.dirname, '../../openapi/openapi.json');
const WORK = resolve(import.meta.dirname, '../../.cache/fuzz');

/**
 * No 5xx responses, and nothing that the document does not describe. The check that invalid requests are
 * rejected is left out: it treats HTTP 200 as acceptance, but our rejections are in the envelope. The HTTP
 * tests of the BFF cover them.
 */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
  'response_headers_conformance',
  'unsupported_method',
  'allow_header_conformance',
];

/**
 * `logout` would end the session that the other requests need. A stream does not end. During maintenance, users get
 * nothing but 503.
 */
const LEFT_OUT = ['logout', 'streamEvents', 'switchMaintenance'];

/** Generated requests per operation. Most operations refuse the role of users, whatever the request contains. */
const EXAMPLES = { admin: 12, user: 4 };

interface LoginAnswer {
  data: { token: string };
}

async function signIn(url: string, name: string): Promise<string> {
  const answer = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: name, password: name }),
  });
  return ((await answer.json()) as LoginAnswer).data.token;
}

/** The number of operations to test. A new operation must not be skipped. */
function countOperations(): number {
  const { paths } = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as { paths: Record<string, object> };
  return Object.values(paths).flatMap((methods) => Object.keys(methods)).length - LEFT_OUT.length;
}

interface Run {
  code: number | null;
  output: string;
}

async function run(program: string, args: string[]): Promise<Run> {
  mkdirSync(WORK, { recursive: true });
  const child = spawn(program, args, { cwd: WORK, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  return new Promise((done, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      done({ code, output: chunks.join('') });
    });
  });
}

test.use({ productName: 'fuzz' });

test('the API conforms to its document under fuzzing, for both roles', async ({ product }) => {
  test.setTimeout(1_800_000);
  const program = findSchemathesis();
  test.skip(program === undefined, 'schemathesis cannot be had here: it needs Python 3 and its registry');
  if (program === undefined) return;

  // Signs in both accounts before either run, because the fuzzer's failed sign-ins throttle this address.
  const runs = [
    { token: await signIn(product.url, 'admin'), examples: EXAMPLES.admin },
    { token: await signIn(product.url, 'user'), examples: EXAMPLES.user },
  ];
  for (const { token, examples } of runs) {
    const { code, output } = await run(program, [
      'run',
      DOCUMENT,
      `--url=${product.url}`,
      `--header=Authorization: Bearer ${token}`,
      `--checks=${CHECKS.join(',')}`,
      '--phases=examples,coverage,fuzzing',
      `--max-examples=${examples}`,
      '--seed=1',
      '--continue-on-failure',
      '--no-color',
      '--generation-database=none',
      ...LEFT_OUT.map((id) => `--exclude-operation-id=${id}`),
    ]);
    expect(code, output).toBe(0);
    expect(output).toContain(`Tested: ${countOperations()}\n`);
  }
});
