import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../scripts/root.ts';
import { supportErrors } from '../sources/versions.ts';

interface Target {
  inherits?: string[];
  dockerfile?: string;
  args?: Record<string, string>;
  platforms?: string[];
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test('each image is built for two platforms, and its labels say from which sources', () => {
  const { target } = JSON.parse(read('deploy/images/docker-bake.json')) as { target: Record<string, Target> };
  for (const name of ['bff', 'web']) {
    const { inherits = [], dockerfile = '' } = target[name] ?? {};
    const { args = {}, platforms } = target[inherits[0] ?? ''] ?? {};
    expect(platforms).toEqual(['linux/amd64', 'linux/arm64']);
    const text = read(dockerfile);
    for (const argument of Object.keys(args)) expect(text).toMatch(new RegExp(`^ARG ${argument}=`, 'm'));
    for (const label of ['version', 'revision', 'source'])
      expect(text).toContain(`org.opencontainers.image.${label}="\${${label.toUpperCase()}}"`);
  }
});

test('a guide that supports other versions is refused', () => {
  const guide = '| PostgreSQL | 17 | 18 | x |\n| Kubernetes  | 1.30 | 1.36 | x |\n';
  expect(
    supportErrors(guide, { PostgreSQL: ['17', '18'], Kubernetes: ['1.30', '1.37'], Node: ['26', '26'] }),
  ).toEqual([
    'docs/upgrade.md must support Kubernetes from 1.30 to 1.37',
    'docs/upgrade.md must support Node from 26 to 26',
  ]);
});
