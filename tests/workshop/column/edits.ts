/** What becomes of the text of each file: path from the root, and the edit. */
export type Patch = Record<string, (text: string) => string>;

/** @throws Error if the text has no such place, so that the recipe is brought up to date with the code. */
export function before(text: string, place: string, addition: string): string {
  const at = text.indexOf(place);
  if (at < 0) throw new Error(`There is no ${place.trim()}.`);
  return text.slice(0, at) + addition + text.slice(at);
}

/** Before the end of the first list. */
export function after(text: string, place: string, addition: string): string {
  return before(text, place, `\n${addition}`);
}

/** A migration, and its registration. */
export function migration(name: string, time: string, up: string[], down: string[], listed = false): Patch {
  const file = `${time}-${name.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase()}`;
  const run = (sql: string[]) => sql.map((one) => `    await runner.query(\`${one}\`);\n`).join('');
  const list = listed ? '    await listContent(runner);\n' : '';
  return {
    [`services/bff/src/platform/database/migrations/${file}.ts`]: () =>
      `import { type MigrationInterface, type QueryRunner } from 'typeorm';
${listed ? `import { listContent } from './functions/content-listing-1.js';\n` : ''}
export class ${name}${time} implements MigrationInterface {
  readonly name = '${name}${time}';

  async up(runner: QueryRunner): Promise<void> {
${run(up)}${list}  }

  async down(runner: QueryRunner): Promise<void> {
${run(down)}${list}  }
}
`,
    'services/bff/src/platform/database/data-source-options.ts': (text) =>
      after(
        before(text, '\n/** For opening', `import { ${name}${time} } from './migrations/${file}.js';\n`),
        '\n];',
        `  ${name}${time},`,
      ),
  };
}
