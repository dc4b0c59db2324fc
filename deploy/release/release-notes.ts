const LINK = /\[([^\]]+)\]\((?!https?:|mailto:|#)([^)]+)\)/g;
const SSH = /^(?:ssh:\/\/)?git@([^/:]+)[/:](?=.)/;

/**
 * A part of the changelog as it is read outside of a checkout: its links lead to the sources of the version. Where nobody knows their
 * address, it says which file is meant.
 */
export function releaseNotes(version: string, notes: string, source: string | undefined): string {
  const folder = pageOf(source, version);
  const text = notes.replace(LINK, (_link, name: string, path: string) => {
    if (folder !== undefined) return `[${name}](${folder}/${path})`;
    const file = `\`${path.replace(/#.*/, '')}\``;
    return name === path ? file : `${name} (${file} of the sources)`;
  });
  return `# Sala ${version}\n\n${text}\n`;
}

/** Where a browser shows the files of a version, as GitHub and GitLab do it. */
function pageOf(source: string | undefined, version: string): string | undefined {
  const page = source?.replace(SSH, 'https://$1/').replace(/(\.git)?\/?$/, '');
  return page?.startsWith('http') === true ? `${page}/blob/v${version}` : undefined;
}
