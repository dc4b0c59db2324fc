import { expect, test } from '@playwright/test';
import { readElsewhere, releaseNotes } from '../../deploy/release/release-notes.ts';

const linkOf = (source: string | undefined) =>
  releaseNotes('[Events](docs/events.md#keys)', { version: '7.1.0', source }).split('\n')[2];

test('links of release notes lead to the sources of the version', () => {
  const link = '[Events](https://git.sala.example/school/sala/blob/v7.1.0/docs/events.md#keys)';
  for (const source of [
    'https://git.sala.example/school/sala.git',
    'https://git.sala.example/school/sala/',
    'git@git.sala.example:school/sala.git',
    'ssh://git@git.sala.example/school/sala.git',
  ])
    expect(linkOf(source)).toBe(link);
});

test('those of a guide are read from its own folder', () => {
  const origin = { version: '7.1.0', source: 'https://git.sala.example/sala.git' };
  const text = '[Changes](../CHANGELOG.md), [Restore](operations/restore.md), [below](#notes)';
  const folder = 'https://git.sala.example/sala/blob/v7.1.0';
  expect(readElsewhere('docs/upgrade.md', text, origin)).toBe(
    `[Changes](${folder}/CHANGELOG.md), [Restore](${folder}/docs/operations/restore.md), [below](#notes)`,
  );
});

test('where the sources have no address that a browser opens, the file is named', () => {
  for (const source of [undefined, '/work/main', '../sala.git'])
    expect(linkOf(source)).toBe('Events (`docs/events.md` of the sources)');
});
