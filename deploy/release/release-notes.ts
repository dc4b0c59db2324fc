import { posix } from 'node:path';

const LINK = /\[([^\]]+)\]\((?!https?:|mailto:|#)([^)]+)\)/g;
const SSH = /^(?:ssh:\/\/)?git@([^/:]+)[/:](?=.)/;

/** Of which sources a text is. */
export interface Origin {
  version: string;
  /** Where they are, if somebody knows. */
  source: string | undefined;
}

/** A part of the changelog as a page of its own. */
export function releaseNotes(notes: string, origin: Origin): string {
  return `# Sala ${origin.version}\n\n${readElsewhere('CHANGELOG.md', notes, origin)}\n`;
}

/**
 * The text of a file as it is read outside of a checkout: its links lead to the sources of the version. Where nobody knows their
 * address, it says which file is meant.
 */
export function readElsewhere(file: string, text: string, { version, source }: Origin): string {
  const folder = pageOf(source, version);
  return text.replace(LINK, (_link, name: string, path: string) => {
    const place = posix.join(posix.dirname(file), path);
    if (folder !== undefined) return `[${name}](${folder}/${place})`;
    const meant = `\`${place.replace(/#.*/, '')}\``;
    return name === place ? meant : `${name} (${meant} of the sources)`;
  });
}

/** Where a browser shows the files of a version, as GitHub and GitLab do it. */
function pageOf(source: string | undefined, version: string): string | undefined {
  const page = source?.replace(SSH, 'https://$1/').replace(/(\.git)?\/?$/, '');
  return page?.startsWith('http') === true ? `${page}/blob/v${version}` : undefined;
}
