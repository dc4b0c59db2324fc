import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../scripts/root.ts';
import { statementErrors } from '../specification/statement-errors.ts';
import {
  decided,
  held,
  open,
  type Proof,
  STATEMENT_COUNT,
  type Statement,
} from '../specification/statement.ts';

const FILE = 'tests/workshop/specification.spec.ts';
const proof: Proof = { file: FILE, title: 'a table with each statement once is accepted' };
const ALL = Array.from({ length: STATEMENT_COUNT }, (_, at) => held(at + 1, 'in short', proof));
const errorsWith = (first: Statement) => statementErrors([first, ...ALL.slice(1)]);

test('a table with each statement once is accepted', () => {
  expect(statementErrors(ALL)).toEqual([]);
  expect(errorsWith(open(1, 'in short', 'it is not there'))).toEqual([]);
  expect(errorsWith(decided(1, 'in short', 'docs/decisions/0001-one-origin-one-process.md', 'why'))).toEqual(
    [],
  );
});

test('a statement that is missing, stands twice or is none is refused', () => {
  expect(statementErrors(ALL.slice(1))).toEqual(['statement 1 must stand there once, and does 0 times']);
  expect(statementErrors([...ALL, held(1, 'again', proof)])).toEqual([
    'statement 1 must stand there once, and does 2 times',
  ]);
  expect(statementErrors([...ALL, held(233, 'more', proof)])).toEqual([
    '233 is no statement of the specification',
  ]);
});

const ROW = 'a row of a table';

for (const [what, statement, error] of [
  ['no test', held(1, 'in short'), 'must name a test'],
  [
    'no file',
    held(1, 'in short', { ...proof, file: 'tests/lost.spec.ts' }),
    'tests/lost.spec.ts is no file of npm test',
  ],
  [
    'a file that npm test leaves out',
    held(1, 'in short', { ...proof, file: 'tests/fuzz/fuzz.long.spec.ts' }),
    'tests/fuzz/fuzz.long.spec.ts is no file of npm test',
  ],
  [
    'no such test',
    held(1, 'in short', { ...proof, title: ['no', 'such'].join(' ') }),
    `${FILE} has no test “no such”`,
  ],
  ['a text that is no title', held(1, 'in short', { ...proof, title: ROW }), `${FILE} has no test “${ROW}”`],
  [
    'no such row',
    held(1, 'in short', { ...proof, row: ['no', 'row'].join(' ') }),
    `${FILE} has no row “no row”`,
  ],
  [
    'no record',
    decided(1, 'in short', 'docs/decisions/lost.md', 'why'),
    'docs/decisions/lost.md is not there',
  ],
  ['no reason', open(1, 'in short', ''), 'must say what is missing'],
] as const) {
  test(`a statement with ${what} is refused`, () => {
    expect(errorsWith(statement)).toEqual([`statement 1: ${error}`]);
  });
}

test('a row of a table is found by its text or its key', () => {
  expect(errorsWith(held(1, 'in short', { ...proof, row: ROW }))).toEqual([]);
  expect(errorsWith(held(1, 'in short', { ...proof, row: 'length' }))).toEqual([]);
});

for (const [workspace, packages] of [
  [
    'services/bff',
    [
      '@nestjs/core',
      '@nestjs/platform-fastify',
      '@nestjs/typeorm',
      'typeorm',
      'pg',
      '@nestjs/swagger',
      'testcontainers',
    ],
  ],
  [
    'web',
    ['react', 'react-router-dom', 'mobx', 'axios', '@arco-design/web-react', 'nprogress', 'vite', 'orval'],
  ],
] as const) {
  test(`${workspace} stands on the packages that were asked for`, () => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(ROOT, workspace, 'package.json'), 'utf8'),
    ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
    expect(Object.keys({ ...dependencies, ...devDependencies })).toEqual(
      expect.arrayContaining([...packages]),
    );
  });
}
