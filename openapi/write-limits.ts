import { mkdir, readFile, writeFile } from 'node:fs/promises';

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
  'x-max-graphemes',
];

/**
 * Writes the limits of each query and each body as constants, which orval itself only does as part of zod
 * schemas. The web takes its limits from here, so that no number of the contract stands there twice. Each has a
 * file of its own, so that a page loads only the limits that it uses.
 */
export async function writeLimits(source: string, folder: string): Promise<void> {
  const { paths, components } = JSON.parse(await readFile(source, 'utf8')) as Document;
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const queries = operations.map(({ operationId, parameters = [] }) => {
    const own = parameters.filter((parameter) => parameter.in === 'query');
    return [operationId, Object.fromEntries(own.map(({ name, schema }) => [name, schema]))] as const;
  });
  const bodies = Object.entries(components.schemas).map(
    ([name, { properties = {} }]) => [name.charAt(0).toLowerCase() + name.slice(1), properties] as const,
  );
  await mkdir(folder, { recursive: true });
  for (const [name, members] of [...queries, ...bodies]) {
    const limits = limitsOf(members);
    if (Object.keys(limits).length === 0) continue;
    const constant = `export const ${name}Limits = ${JSON.stringify(limits, null, 2)} as const;`;
    await writeFile(
      `${folder}/${name}.ts`,
      `// Written from openapi.json by write-limits.ts.\n\n${constant}\n`,
    );
  }
}

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
