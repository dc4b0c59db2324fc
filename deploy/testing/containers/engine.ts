import { succeeds } from './command.ts';

/** Why no containers can be run here; undefined if they can. */
export async function whyNoEngine(): Promise<string | undefined> {
  if (!(await succeeds('docker', '--version'))) return 'there is no docker';
  if (!(await succeeds('docker', 'info'))) return 'no Docker engine answers';
  if (!(await succeeds('docker', 'buildx', 'version'))) return 'the plug-in buildx of docker is missing';
  if (!(await succeeds('docker', 'compose', 'version'))) return 'the plug-in compose of docker is missing';
  return undefined;
}
