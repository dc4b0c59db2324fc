import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { BUNDLE, KEEPS_COMPILED } from '../support/sala-program.js';
import { TEST_SECRET } from '../support/test-config.js';
import { copyTemplate } from '../support/test-database.js';

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

async function sala(args: string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  try {
    const options = { env: { ...KEEPS_COMPILED, ...env } };
    return { code: 0, ...(await promisify(execFile)(process.execPath, [BUNDLE, ...args], options)) };
  } catch (error) {
    return error as Ended;
  }
}

describe('the command line', () => {
  test('explains its commands', async () => {
    const { code, stdout } = await sala(['--help']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Usage: node dist\/sala\.js <command>/);
    for (const command of ['serve', 'migrate', 'doctor'])
      expect(stdout).toMatch(new RegExp(`^ +${command} +\\w`, 'm'));
  });

  test.each([
    [[], /^A command is missing\.\n\nUsage: /],
    [['toString'], /^toString: there is no such command\.\n\nUsage: /],
    [['serve', '--quickly'], /^serve: Unknown option '--quickly'/],
    [['migrate', 'now'], /^migrate: Unexpected argument 'now'/],
  ])('refuses %j', async (args, problem) => {
    expect(await sala(args)).toMatchObject({ code: 2, stderr: expect.stringMatching(problem), stdout: '' });
  });

  test('says in one sentence why a command failed', async () => {
    const env = {
      DATABASE_URL: 'postgres://sala:secret@127.0.0.1:1/sala',
      DATABASE_WAIT_SECONDS: '0',
      JWT_SECRET: TEST_SECRET,
    };
    const { code, stderr } = await sala(['migrate'], env);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^DATABASE_URL: cannot use the database\/sala on 127\.0\.0\.1:1: .*\n$/);
    expect(stderr).not.toContain('secret');
  });

  test('prints nothing else where the database refuses the process that serves', async () => {
    const database = await copyTemplate();
    const wrong = new URL(database.url);
    wrong.pathname = '/nothing';
    const env = {
      DATABASE_URL: wrong.href,
      DATABASE_MIGRATE_URL: database.url,
      SALA_MIGRATE: 'off',
      SALA_SEED: 'off',
      JWT_SECRET: TEST_SECRET,
    };
    const ended = await sala(['serve'], env);
    await database.drop();
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr).toMatch(
      /^DATABASE_URL: cannot use the database\/nothing on .*: the database does not exist; .*\n$/,
    );
  });

  test('the doctor ends with 1 if something fails, and tells it as JSON too', async () => {
    const { code, stdout } = await sala(['doctor', '--json'], {
      DATABASE_URL: 'postgres://127.0.0.1:1/sala',
    });
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual([
      expect.objectContaining({ subject: 'configuration', outcome: 'fail', detail: expect.any(String) }),
    ]);
  });
});
