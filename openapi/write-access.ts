import { readFile, writeFile } from 'node:fs/promises';

interface Operation {
  operationId: string;
  'x-access': string | string[];
  'x-grants'?: string[];
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
}

/**
 * Writes who may call which operation, so that the web offers what the server would do, and knows no role by name.
 * orval hands extensions on to nobody.
 */
export async function writeAccess(source: string, target: string): Promise<void> {
  const { paths } = JSON.parse(await readFile(source, 'utf8')) as Document;
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const tableOf = (valueOf: (operation: Operation) => unknown) =>
    JSON.stringify(
      Object.fromEntries(
        operations
          .map((operation) => [operation.operationId, valueOf(operation)] as const)
          .toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ),
      null,
      2,
    );
  const access = tableOf((operation) => operation['x-access']);
  const grants = tableOf((operation) => operation['x-grants']);
  await writeFile(target, `${HEAD}export const ACCESS = ${access} as const${TAIL}${grants};\n`);
}

const HEAD = `// Written from openapi.json by write-access.ts.
import type { GrantableCapability, Role } from './choices/user.ts';

/** Who may call an operation: anyone at all, everyone signed in, or the roles that are named. */
export type Access = 'public' | 'signedIn' | readonly [Role, ...Role[]];

`;

const TAIL = ` satisfies Record<string, Access>;

export type OperationId = keyof typeof ACCESS;

/** What opens an operation when it is given to an account, whatever its role. */
export const GRANTS: Partial<Record<OperationId, readonly GrantableCapability[]>> = `;
