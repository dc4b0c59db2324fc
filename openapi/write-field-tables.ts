import { mkdir, readFile, writeFile } from 'node:fs/promises';

type Wording = Record<string, string>;
interface Field {
  name: string;
  labels: Wording;
  names?: Record<string, Wording>;
  [fact: string]: unknown;
}
interface Document {
  'x-languages': { all: string[] };
  'x-tables': Record<string, Field[]>;
}

/**
 * Writes the fields of each noun, and their labels in a file per language, so that a page loads only the labels that
 * it shows. A catalogue contains the labels of its noun.
 */
export async function writeFieldTables(source: string, folder: string): Promise<void> {
  const document = JSON.parse(await readFile(source, 'utf8')) as Document;
  const write = async (path: string, constant: string, value: object) => {
    const text = `export const ${constant} = ${JSON.stringify(value, null, 2)} as const;`;
    await mkdir(path.slice(0, path.lastIndexOf('/')), { recursive: true });
    await writeFile(path, `// Written from openapi.json by write-field-tables.ts.\n\n${text}\n`);
  };
  for (const [noun, fields] of Object.entries(document['x-tables'])) {
    await write(`${folder}/fields/${noun}.ts`, `${noun}Fields`, factsOf(fields));
    for (const language of document['x-languages'].all)
      await write(`${folder}/labels/${noun}/${language}.ts`, `${noun}Labels`, labelsOf(fields, language));
  }
}

const WORDS = new Set(['name', 'labels', 'names']);

function factsOf(fields: Field[]): object {
  const facts = fields.map((field) => [
    field.name,
    Object.fromEntries(Object.entries(field).filter(([fact]) => !WORDS.has(fact))),
  ]);
  return Object.fromEntries(facts) as object;
}

/** `column.filterType` and `filterType.rules`. */
function labelsOf(fields: Field[], language: string): object {
  const columns = fields.map(({ name, labels }) => [`column.${name}`, labels[language]]);
  const choices = fields.flatMap(({ name, names = {} }) =>
    Object.entries(names).map(([choice, wording]) => [`${name}.${choice}`, wording[language]]),
  );
  return Object.fromEntries([...columns, ...choices]) as object;
}
