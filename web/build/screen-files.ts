import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/** What is loaded to show a page: modules, as paths from the root of the web, and the namespaces of its texts. */
export interface ScreenFiles {
  modules: string[];
  texts: string[];
}

interface Screens {
  publicScreens: Record<string, ScreenFiles>;
  screens: Record<string, ScreenFiles>;
  others: { notFound: ScreenFiles };
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const FOLDER = 'src/app/routing';

/** Reads what web/src/app/routing imports for each page, so that no other list of pages has to be kept. */
export async function readScreens(root: string): Promise<Screens> {
  const parse = async (name: string): Promise<Node> =>
    parseSync(name, await readFile(join(root, FOLDER, name), 'utf8')).program as unknown as Node;
  const [screens, signedInPages, routes] = await Promise.all(
    ['screens.ts', 'signed-in-pages.ts', 'routes.ts'].map(parse),
  );
  const modules = filesOf(variable(signedInPages, 'signedInPages'));
  const texts = filesOf(variable(screens, 'screens'));
  return {
    publicScreens: filesOf(variable(screens, 'publicScreens')),
    screens: Object.fromEntries(
      Object.entries(modules).map(([name, files]) => [
        name,
        { modules: files.modules, texts: texts[name]?.texts ?? [] },
      ]),
    ),
    others: { notFound: fileOf(variable(routes, 'notFoundRoute')) },
  };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function* descendants(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const item of node) yield* descendants(item);
  else if (isNode(node)) {
    yield node;
    for (const value of Object.values(node)) yield* descendants(value);
  }
}

/** The value of a constant of a module. */
function variable(module: Node | undefined, name: string): Node {
  for (const node of descendants(module)) {
    if (node.type === 'VariableDeclarator' && isNode(node.id) && node.id.name === name && isNode(node.init))
      return node.init;
  }
  throw new Error(`${FOLDER} has no ${name}; was it renamed?`);
}

/** By the keys of an object. */
function filesOf(object: Node): Record<string, ScreenFiles> {
  const inner = object.type === 'ObjectExpression' ? object : object.expression;
  if (!isNode(inner) || !Array.isArray(inner.properties)) throw new Error('A list of screens is no object.');
  const entries = inner.properties.filter(isNode).map(({ key, value }) => {
    const name = isNode(key) ? (key.name ?? key.value) : undefined;
    return [String(name), fileOf(value)] as const;
  });
  return Object.fromEntries(entries);
}

/** `{ load: …, texts: … }`, or a call with the name and the texts. */
function fileOf(value: unknown): ScreenFiles {
  const nodes = [...descendants(value)];
  const property = nodes.find(({ type, key }) => type === 'Property' && isNode(key) && key.name === 'texts');
  const call = nodes.find(({ type }) => type === 'CallExpression');
  const texts = property?.value ?? (Array.isArray(call?.arguments) ? (call.arguments[1] as unknown) : null);
  const imported = nodes.filter(({ type }) => type === 'ImportExpression').map(({ source }) => source);
  return {
    modules: stringsIn(imported).map((path) => `${posix.join(FOLDER, path)}.tsx`),
    texts: stringsIn(texts),
  };
}

function stringsIn(node: unknown): string[] {
  return [...descendants(node)].flatMap(({ type, value }) =>
    type === 'Literal' && typeof value === 'string' ? [value] : [],
  );
}
