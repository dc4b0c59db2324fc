import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRelease } from '../../deploy/release/make-release.ts';
import { readVersion, readVersions } from '../../deploy/release/version-places.ts';
import { findInPath } from '../../deploy/testing/chart/go.ts';
import { findTool } from '../../deploy/testing/chart/tools.ts';
import { ROOT } from '../../scripts/root.ts';
import { expect, test, type Checkout } from './checkout.ts';

const VERSION = '7.1.0';
const CHART = `sala-${VERSION}.tgz`;
const FILES = [
  'SHA256SUMS',
  'images.txt',
  `openapi-${VERSION}.json`,
  'publish.md',
  'release-notes.md',
  `sala-bff-${VERSION}.cdx.json`,
  `sala-web-${VERSION}.cdx.json`,
  'upgrade.md',
];

interface Sbom {
  metadata: { component: { name: string; version: string } };
  components: { name: string }[];
}

const release = ({ root, folder }: Checkout, commit = false) =>
  makeRelease({ root, folder, version: VERSION, commit });

test('a dry run makes a complete release and leaves the checkout as it was', async ({ checkout }) => {
  // As after a clone of a folder, which nobody else can open.
  checkout.git('remote', 'add', 'origin', '/srv/sala.git');
  const read = (name: string) => readFileSync(join(checkout.folder, name), 'utf8');
  const sbomOf = (name: string) => JSON.parse(read(`sala-${name}-${VERSION}.cdx.json`)) as Sbom;
  const before = checkout.git('rev-parse', 'HEAD');
  const { files, notMade } = await release(checkout);
  const isPacked = files.includes(CHART);

  expect(files.filter((name) => name !== CHART)).toEqual(FILES);
  expect(notMade).toHaveLength(isPacked ? 0 : 1);
  expect(checkout.git('rev-parse', 'HEAD')).toBe(before);
  expect(checkout.git('status', '--porcelain')).toBe('');
  expect(checkout.git('tag')).toBe('');

  await test.step('notes, API and commands', () => {
    expect(read('release-notes.md')).toBe(
      '# Sala 7.1.0\n\n### Added\n\n' +
        '- Releases (how to make one (`docs/upgrade.md` of the sources), `docs/upgrade.md`).\n' +
        '- [A standard](https://semver.org/).\n',
    );
    expect(read('upgrade.md')).toContain(`helm install sala ${CHART} `);
    expect(read('upgrade.md')).toContain('what changed is in `CHANGELOG.md`.');
    expect(JSON.parse(read(`openapi-${VERSION}.json`))).toMatchObject({ info: { version: VERSION } });
    expect(read('publish.md')).toContain(`VERSION=7.1.0 REVISION=${before} SOURCE=…`);
    expect(read('publish.md')).toContain('npm run release -- 7.1.0 --commit');
  });

  await test.step('checksums', () => {
    const expected = files
      .filter((name) => name !== 'SHA256SUMS')
      .map((name) => `${hash('sha256', readFileSync(join(checkout.folder, name)))}  ${name}\n`);
    expect(read('SHA256SUMS')).toBe(expected.join(''));
  });

  await test.step('bills of materials, without packages for development', () => {
    const subject = { bomFormat: 'CycloneDX', metadata: { component: { name: 'sala', version: VERSION } } };
    expect(sbomOf('bff')).toMatchObject(subject);
    expect(sbomOf('web')).toMatchObject(subject);
    const [bff, web] = ['bff', 'web'].map((name) => sbomOf(name).components.map(({ name }) => name));
    expect(bff).toEqual(expect.arrayContaining([...packagesOf('services/bff'), ...packagesOf('web')]));
    expect(web).toEqual(expect.arrayContaining(packagesOf('web')));
    expect(web).not.toContain('@nestjs/core');
    for (const tool of ['vite', 'jest', '@playwright/test', 'oxlint', 'typescript'])
      expect(bff).not.toContain(tool);
  });

  await test.step('every image that the chart renders', () => {
    const rendered = globSync('deploy/helm/tests/golden/*.yaml', { cwd: ROOT }).flatMap(
      (file) => readFileSync(join(ROOT, file), 'utf8').match(/(?<= image: )\S+/g) ?? [],
    );
    const expected = new Set(rendered.map((image) => image.replace(readVersion(ROOT), VERSION)));
    expect(read('images.txt').trimEnd().split('\n')).toEqual([...expected].sort());
  });
});

test('the chart is packed with the version of the release', async ({ checkout }) => {
  const helm = (await findTool('helm')) ?? findInPath('helm');
  test.skip(
    helm === undefined,
    'the package of the chart: there is no helm here; npm run test:deploy builds it',
  );
  await release(checkout);
  const packed = join(checkout.folder, CHART);
  const manifest = execFileSync('tar', ['-xzOf', packed, 'sala/Chart.yaml'], { encoding: 'utf8' });
  expect(manifest).toMatch(/^appVersion: 7\.1\.0$/m);
  expect(manifest).toMatch(/^version: 7\.1\.0$/m);
});

test('--commit writes the version everywhere, commits and tags it, once', async ({ checkout }) => {
  checkout.git('remote', 'add', 'origin', 'https://robot:secret@git.sala.example/sala.git');
  await release(checkout, true);
  for (const { file, versions } of readVersions(checkout.root))
    expect([file, ...versions]).toEqual([file, VERSION]);
  expect(checkout.git('status', '--porcelain')).toBe('');
  expect(checkout.git('log', '-1', '--format=%s')).toBe('Release 7.1.0');
  expect(checkout.git('tag', '--points-at', 'HEAD')).toBe('v7.1.0');
  const commands = readFileSync(join(checkout.folder, 'publish.md'), 'utf8');
  expect(commands).not.toContain('--commit');
  expect(commands).toContain('SOURCE=https://git.sala.example/sala.git ');
  const notes = readFileSync(join(checkout.folder, 'release-notes.md'), 'utf8');
  const page = 'https://git.sala.example/sala/blob/v7.1.0/docs/upgrade.md';
  expect(notes).toContain(`[how to make one](${page}#make-a-release), [docs/upgrade.md](${page})`);

  const head = checkout.git('rev-parse', 'HEAD');
  await release(checkout, true);
  expect(checkout.git('rev-parse', 'HEAD')).toBe(head);
});

function packagesOf(workspace: string): string[] {
  const manifest = readFileSync(join(ROOT, workspace, 'package.json'), 'utf8');
  return Object.keys((JSON.parse(manifest) as { dependencies: object }).dependencies);
}
