import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file in which the version stands, and patterns that match nothing but the version. */
interface VersionPlace {
  file: string;
  patterns: RegExp[];
}

const MANIFEST = /(?<=^ {2}"version": ")[^"]+/gm;
const OWN_PACKAGE = /(?<="@sala\/\w+": ")[^"]+/g;
const IMAGE_TAG = /(?<=sala-(?:bff|web|\$name|…):)\d+\.\d+\.\d+/g;
const CHECKOUT = /(?<=git checkout v|VERSION=)\d+\.\d+\.\d+/g;
const BILL_OF_MATERIALS = /(?<=sala-bff-)\d+\.\d+\.\d+(?=\.cdx)/g;
const CHART_PACKAGE = /(?<=sala-)\d+\.\d+\.\d+(?=\.tgz)/g;
const CHART_LABELS = [/(?<=helm\.sh\/chart: sala-)\S+/g, /(?<=app\.kubernetes\.io\/version: ")[^"]+/g];

/** The first is the source; `tests/sources/versions.ts` checks that the others agree with it. */
export const VERSION_PLACES: VersionPlace[] = [
  { file: 'package.json', patterns: [MANIFEST, OWN_PACKAGE] },
  { file: 'services/bff/package.json', patterns: [MANIFEST] },
  { file: 'services/postgres/package.json', patterns: [MANIFEST] },
  { file: 'tests/package.json', patterns: [MANIFEST, OWN_PACKAGE] },
  { file: 'web/package.json', patterns: [MANIFEST] },
  {
    file: 'package-lock.json',
    patterns: [MANIFEST, /(?<="name": "(?:sala|@sala\/\w+)",\n\s+"version": ")[^"]+/g, OWN_PACKAGE],
  },
  { file: 'openapi/openapi.json', patterns: [/(?<="title": "Sala API",\n\s+"version": ")[^"]+/g] },
  { file: 'deploy/helm/sala/Chart.yaml', patterns: [/(?<=^(?:version|appVersion): )\S+/gm] },
  { file: 'deploy/images/bff/Dockerfile', patterns: [/(?<=^ARG VERSION=)\S+/gm] },
  { file: 'deploy/images/web/Dockerfile', patterns: [/(?<=^ARG VERSION=)\S+/gm] },
  { file: 'deploy/testing/test-cluster.ts', patterns: [IMAGE_TAG] },
  { file: 'docker-compose.yml', patterns: [IMAGE_TAG] },
  { file: 'docs/operations/compose.md', patterns: [IMAGE_TAG] },
  { file: 'docs/operations/helm.md', patterns: [IMAGE_TAG] },
  { file: 'docs/operations/upgrade-and-roll-back.md', patterns: [IMAGE_TAG, CHECKOUT, BILL_OF_MATERIALS] },
  { file: 'docs/upgrade.md', patterns: [CHART_PACKAGE] },
  ...['backup', 'cloudnativepg', 'demo', 'external'].map((name) => ({
    file: `deploy/helm/tests/golden/${name}.yaml`,
    patterns: [IMAGE_TAG, ...CHART_LABELS],
  })),
];

/** The version of a checkout. */
export function readVersion(root: string): string {
  const text = readFileSync(join(root, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** What each file says, every version once. */
export function readVersions(root: string): { file: string; versions: string[] }[] {
  return VERSION_PLACES.map(({ file, patterns }) => {
    const text = readFileSync(join(root, file), 'utf8');
    return { file, versions: [...new Set(patterns.flatMap((pattern) => text.match(pattern) ?? []))] };
  });
}

export function writeVersion(root: string, version: string): void {
  for (const { file, patterns } of VERSION_PLACES) {
    const text = readFileSync(join(root, file), 'utf8');
    writeFileSync(
      join(root, file),
      patterns.reduce((changed, pattern) => changed.replace(pattern, version), text),
    );
  }
}
