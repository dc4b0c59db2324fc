import { mkdir, writeFile } from 'node:fs/promises';
import { type Document, ownersOf } from './owners.ts';

interface Schema {
  properties?: Record<string, Schema>;
  [keyword: string]: unknown;
}
interface Parameter {
  name: string;
  in: string;
  schema: Schema;
}
interface Operation {
  operationId: string;
  tags: [string];
  parameters?: Parameter[];
}
export interface LimitsDocument extends Document {
  paths: Record<string, Record<string, Operation>>;
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
  'x-max-graphemes',
];

/**
 * Writes the limits of each query and each body as constants, which orval itself only does as part of zod
 * schemas. The web takes its limits from here, so that no number of the contract stands there twice. Each tag has a
 * file of its own, so that the first page does not load the limits of all others.
 */
export async function writeLimits(document: LimitsDocument, folder: string): Promise<void> {
  const owners = ownersOf(document);
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const queries = operations.map(({ operationId, parameters = [] }) => {
    const own = parameters.filter((parameter) => parameter.in === 'query');
    return [operationId, Object.fromEntries(own.map(({ name, schema }) => [name, schema]))] as const;
  });
  const bodies = Object.entries(document.components.schemas).map(
    ([name, { properties = {} }]) => [name, properties] as const,
  );
  const files = new Map<string, string[]>();
  for (const [name, members] of [...queries, ...bodies]) {
    const limits = limitsOf(members);
    if (Object.keys(limits).length === 0) continue;
    const constant = `export const ${camelCase(name)}Limits = ${JSON.stringify(limits, null, 2)} as const;`;
    files.set(owners(name), [...(files.get(owners(name)) ?? []), constant]);
  }
  await mkdir(folder, { recursive: true });
  for (const [owner, constants] of files) {
    const text = ['// Written from openapi.json by write-limits.ts.', ...constants].join('\n\n');
    await writeFile(`${folder}/${owner}.ts`, `${text}\n`);
  }
}

const camelCase = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** `maxGraphemes` of `x-max-graphemes`. */
const nameOf = (keyword: string) =>
  keyword.replace(/^x-/, '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function limitsOf(members: Record<string, Schema>): Record<string, object> {
  const entries = Object.entries(members).map(([name, schema]) => {
    const limits = Object.entries(schema).filter(([keyword]) => KEYWORDS.includes(keyword));
    return [name, Object.fromEntries(limits.map(([keyword, limit]) => [nameOf(keyword), limit]))] as const;
  });
  return Object.fromEntries(entries.filter(([, limits]) => Object.keys(limits).length > 0));
}
