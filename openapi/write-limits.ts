import { readFile, writeFile } from 'node:fs/promises';

interface Schema {
  properties?: Record<string, Schema>;
  [keyword: string]: unknown;
}
interface Parameter {
  name: string;
  in: string;
  schema: Schema;
}
interface Document {
  paths: Record<string, Record<string, { operationId: string; parameters?: Parameter[] }>>;
  components: { schemas: Record<string, Schema> };
}

const KEYWORDS = [
  'default',
  'maxItems',
  'maxLength',
  'maximum',
  'minItems',
  'minLength',
  'minimum',
  'pattern',
];

/**
 * Writes the limits of each query and each body as constants, which orval itself only does as part of zod
 * schemas. The web takes its limits from here, so that no number of the contract stands there twice.
 */
export async function writeLimits(source: string, target: string): Promise<void> {
  const { paths, components } = JSON.parse(await readFile(source, 'utf8')) as Document;
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const queries = operations.map(({ operationId, parameters = [] }) => {
    const own = parameters.filter((parameter) => parameter.in === 'query');
    return [operationId, Object.fromEntries(own.map(({ name, schema }) => [name, schema]))] as const;
  });
  const bodies = Object.entries(components.schemas).map(
    ([name, { properties = {} }]) => [name.charAt(0).toLowerCase() + name.slice(1), properties] as const,
  );
  const constants = [...queries, ...bodies].flatMap(([name, members]) => constant(name, members));
  await writeFile(target, `// Written from openapi.json by write-limits.ts.\n\n${constants.join('\n\n')}\n`);
}

function constant(name: string, members: Record<string, Schema>): string[] {
  const limited = Object.entries(members).flatMap(([member, schema]) => {
    const limits = Object.entries(schema).filter(([keyword]) => KEYWORDS.includes(keyword));
    return limits.length === 0 ? [] : [[member, Object.fromEntries(limits)] as const];
  });
  if (limited.length === 0) return [];
  return [`export const ${name}Limits = ${JSON.stringify(Object.fromEntries(limited), null, 2)} as const;`];
}
