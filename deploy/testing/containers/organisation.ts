import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/root.ts';

const GUIDE = join(ROOT, 'docs/operations');
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><path d="M0 0h64v32H0z"/></svg>';

/**
 * Writes what docs/operations shows: the file of an organisation, its logo, and the addition to docker-compose.yml that
 * mounts them.
 * @returns the file for Compose
 */
export async function writeOrganisation(directory: string): Promise<string> {
  const chapters = await Promise.all(
    (await readdir(GUIDE)).map((name) => readFile(join(GUIDE, name), 'utf8')),
  );
  const block = (containing: string): string => {
    const blocks = [...chapters.join('\n').matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text = '']) => text);
    const found = blocks.find((text) => text.includes(containing));
    if (found === undefined) throw new Error(`docs/operations has no block of YAML with ${containing}.`);
    return found;
  };
  const mounted = join(directory, 'organisation');
  await mkdir(mounted);
  // The users of containers are not those of this machine.
  await chmod(mounted, 0o755);
  await writeFile(join(mounted, 'organisation.yaml'), block('logo: logo.svg'), { mode: 0o644 });
  await writeFile(join(mounted, 'logo.svg'), LOGO, { mode: 0o644 });
  const override = join(directory, 'docker-compose.override.yml');
  await writeFile(
    override,
    block('SALA_ORGANISATION_FILE').replaceAll('./deploy/compose/organisation', mounted),
  );
  return override;
}
