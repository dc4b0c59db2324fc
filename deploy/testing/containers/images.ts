import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, type CommandOptions } from './command.ts';

/** The images under test. Their tags are not those that docker-compose.yml would use without being told. */
export const IMAGES = { bff: 'sala-bff:under-test', web: 'sala-web:under-test' };

export type ImageName = keyof typeof IMAGES;

/** Builds both images, with the certificates of this machine, because its way to npm's registry may need them. */
export async function buildImages(note: (doing: string) => void, options: CommandOptions): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'sala-secrets-'));
  try {
    const npmrc = join(directory, 'npmrc');
    const ca = process.env.NODE_EXTRA_CA_CERTS;
    await writeFile(npmrc, ca === undefined ? '' : 'cafile=/run/secrets/ca\n');
    const secrets = ['--secret', `id=npmrc,src=${npmrc}`];
    if (ca !== undefined) secrets.push('--secret', `id=ca,src=${ca}`);
    for (const [name, tag] of Object.entries(IMAGES)) {
      note(`build ${tag}`);
      const file = `deploy/images/${name}/Dockerfile`;
      await run(
        'docker',
        ['buildx', 'build', '--load', ...secrets, '--tag', tag, '--file', file, '.'],
        options,
      );
    }
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** Runs a program of the image instead of its own. */
export function runIn(image: ImageName, program: string, ...args: string[]): Promise<string> {
  const isolated = ['--rm', '--read-only', '--network=none', '--cap-drop=ALL'];
  return run('docker', ['run', ...isolated, `--entrypoint=${program}`, IMAGES[image], ...args]);
}

export async function inspect<T>(image: ImageName, template: string): Promise<T> {
  return JSON.parse(
    await run('docker', ['image', 'inspect', `--format={{json ${template}}}`, IMAGES[image]]),
  ) as T;
}
