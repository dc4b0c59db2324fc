import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const CHANGELOG = 'CHANGELOG.md';
const HEADING = /^\[(.+?)\](?: - (\d{4}-\d{2}-\d{2}))?$/;

/** One part of CHANGELOG.md, in the form of keepachangelog.com. */
export interface ChangelogSection {
  /** A version, or `Unreleased`. */
  name: string;
  /** Absent for what is not released. */
  date: string | undefined;
  /** Markdown below the heading. */
  notes: string;
}

/** The newest first. A heading in another form is left out. */
export function readChangelog(root: string): ChangelogSection[] {
  const [, ...sections] = readFileSync(join(root, CHANGELOG), 'utf8').split(/^## /m);
  return sections.flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const [, name, date] = HEADING.exec(heading.trim()) ?? [];
    return name === undefined ? [] : [{ name, date, notes: lines.join('\n').trim() }];
  });
}
