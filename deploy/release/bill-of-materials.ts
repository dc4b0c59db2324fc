import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '@sala/postgres';
import { runTool } from '../testing/chart/run-tool.ts';

interface Manifest {
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

interface LockFile {
  packages: Record<string, Manifest>;
}

const INSTALLED = 'node_modules/';

/**
 * Removes the packages for development from the manifests and the lock file of a copy of the sources. `npm sbom --omit=dev` is
 * no use here: it also leaves out what one workspace needs at run time and another one for development.
 */
export async function removeDevelopment(sources: string): Promise<void> {
  const file = join(sources, 'package-lock.json');
  const lock = JSON.parse(await readFile(file, 'utf8')) as LockFile;
  for (const [path, manifest] of Object.entries(lock.packages)) {
    if (path.includes(INSTALLED)) removeOptionalPeers(manifest);
    else {
      delete manifest.devDependencies;
      const own = join(sources, path, 'package.json');
      const { devDependencies: _, ...others } = JSON.parse(await readFile(own, 'utf8')) as Manifest;
      await writeFile(own, JSON.stringify(others));
    }
  }
  await writeFile(file, JSON.stringify(lock));
}

/** What a package would use if it were there is for the workspace to name. */
function removeOptionalPeers({ peerDependencies = {}, peerDependenciesMeta = {} }: Manifest): void {
  for (const [name, { optional }] of Object.entries(peerDependenciesMeta))
    if (optional) Reflect.deleteProperty(peerDependencies, name);
}

/** The packages of these workspaces, from a lock file without those for development, as CycloneDX. */
export async function billOfMaterials(sources: string, workspaces: string[]): Promise<string> {
  const chosen = workspaces.map((workspace) => `--workspace=${workspace}`);
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const { ok, stdout, output } = await runTool('npm', [...args, ...chosen], { cwd: sources });
  if (!ok)
    throw new StartupError(`npm sbom failed; it needs npm 10 or newer (npm --version shows it).\n${output}`);
  return stdout;
}
