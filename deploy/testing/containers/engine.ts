import { succeeds } from './command.ts';

/** Why no containers can be run here; undefined if they can. */
export async function whyNoDocker(): Promise<string | undefined> {
  if (!(await succeeds('docker', '--version'))) return 'there is no docker';
  return (await succeeds('docker', 'info')) ? undefined : 'no Docker engine answers';
}

/** Why no stack of containers can be built and run here; undefined if it can. */
export async function whyNoEngine(): Promise<string | undefined> {
  const reason = await whyNoDocker();
  if (reason !== undefined) return reason;
  if (!(await succeeds('docker', 'buildx', 'version'))) return 'the plug-in buildx of docker is missing';
  if (!(await succeeds('docker', 'compose', 'version'))) return 'the plug-in compose of docker is missing';
  return undefined;
}
