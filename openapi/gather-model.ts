import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { ownersOf, type Document } from './owners.ts';

/** How orval calls the file of all types. */
const ALL_TYPES = 'sala.schemas.ts';
/** The type and the object of a choice between constants, with what is said about it. */
const CHOICE =
  /(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export type (\w+) = typeof \1\[keyof typeof \1\](?: \| null)?;?\n\s*export const \1 = \{[\s\S]*?\} as const;\n/g;

/**
 * Puts the types of the contract in one file, and the objects of their choices, which are code, in one file for each tag: so the
 * first page does not load those of all others. Drops the index of the functions, which hides their use.
 */
export async function gatherModel(document: Document, folder: string, model: string): Promise<void> {
  const all = await readFile(`${folder}/${ALL_TYPES}`, 'utf8');
  const owners = ownersOf(document);
  const choices = new Map<string, { names: string[]; texts: string[] }>();
  const types = all.replace(CHOICE, (text, name: string) => {
    const owner = owners(name);
    const { names, texts } = choices.get(owner) ?? { names: [], texts: [] };
    choices.set(owner, { names: [...names, name], texts: [...texts, text] });
    return '';
  });
  await mkdir(`${model}/choices`, { recursive: true });
  const links = [...choices]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([owner, { names }]) => {
      const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(types));
      const imported =
        used.length === 0 ? '' : `import type { ${used.join(', ')} } from './choices/${owner}.ts';\n`;
      return `${imported}export * from './choices/${owner}.ts';\n`;
    });
  const [head = ''] = /^\/\*\*[\s\S]*?\*\/\n/.exec(all) ?? [];
  for (const [owner, { texts }] of choices) {
    await writeFile(`${model}/choices/${owner}.ts`, `${head}\n${texts.join('\n')}`);
  }
  await writeFile(
    `${model}/index.ts`,
    `${head}${links.join('')}\n${types
      .slice(head.length)
      .replace(/\n{3,}/g, '\n\n')
      .trimStart()}`,
  );
  await rm(`${folder}/${ALL_TYPES}`);
  await rm(`${folder}/index.ts`, { force: true });
  for (const path of globSync(`${folder}/*/*.ts`)) {
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace(`'../${ALL_TYPES}'`, `'../model/index.ts'`));
  }
}
