import { readFile, writeFile } from 'node:fs/promises';

interface Document {
  paths: Record<string, Record<string, { operationId: string; 'x-access': string | string[] }>>;
}

/**
 * Writes who may call which operation, so that the web offers what the server would do, and knows no role by name.
 * orval hands extensions on to nobody.
 */
export async function writeAccess(source: string, target: string): Promise<void> {
  const { paths } = JSON.parse(await readFile(source, 'utf8')) as Document;
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const access = Object.fromEntries(
    operations
      .map((operation) => [operation.operationId, operation['x-access']] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  await writeFile(target, `${HEAD}export const ACCESS = ${JSON.stringify(access, null, 2)} as const${TAIL}`);
}

const HEAD = `// Written from openapi.json by write-access.ts.
import type { Role } from './choices/user.ts';

/** Who may call an operation: anyone at all, everyone signed in, or the roles that are named. */
export type Access = 'public' | 'signedIn' | readonly [Role, ...Role[]];

`;

const TAIL = ` satisfies Record<string, Access>;

export type OperationId = keyof typeof ACCESS;
`;
