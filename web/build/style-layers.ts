import { relative } from 'node:path';
import type { CSSOptions } from 'vite';

type PostcssPlugin = Extract<
  NonNullable<Extract<CSSOptions['postcss'], object>['plugins']>[number],
  { postcssPlugin: string }
>;

/**
 * The cascade layer of each of our style sheets, by its folder. `index.html` declares their order: who builds on a part
 * changes its look, in whatever order the sheets load.
 */
const LAYERS: [folder: RegExp, layer: string][] = [
  [/^src\/shared\/ui\/(?:actions|feedback|sorting)\//, 'elements'],
  [/^src\/shared\/ui\//, 'ui'],
  [/^src\/shared\/(?!styles\/)/, 'parts'],
  [/^src\/features\//, 'features'],
  [/^src\/app\//, 'app'],
  [/\/node_modules\//, 'packages'],
];
/** These sheets name their layers themselves. */
const NAMED = /^(?:index\.html|src\/shared\/styles\/)/;
/** The public page and the sample channel have one sheet each, in a written order. */
const ALONE = ['landing/', 'sample-channel/'];
/** How Vite names the styles within a page that `npm run dev` renders on request, as it does the public page. */
const RENDERED = '\0';
/** At-rules to which layers mean nothing. */
const OUTSIDE = ['charset', 'font-face', 'import', 'layer'];

/** Puts each style sheet of the product into the cascade layer of its folder. A sheet that has none fails the build. */
export function styleLayers(root: string): PostcssPlugin {
  return {
    postcssPlugin: 'sala-style-layers',
    OnceExit(sheet, { AtRule }) {
      const file = relative(root, sheet.source?.input.file ?? '');
      const layer = layerOf(file);
      if (layer === null) return;
      const rules = sheet.nodes.filter((node) => node.type !== 'atrule' || !OUTSIDE.includes(node.name));
      if (layer === undefined) {
        const [stray] = rules.filter(({ type }) => type !== 'comment');
        if (stray !== undefined) throw stray.error(`${file}: this rule is in no cascade layer.`);
        return;
      }
      const named = new AtRule({ name: 'layer', params: layer });
      sheet.append(named);
      named.append(...rules);
    },
  };
}

/** Undefined if the sheet names its layers itself, null if it needs none. */
export function layerOf(file: string): string | null | undefined {
  if (file.includes(RENDERED) || ALONE.some((folder) => file.startsWith(folder))) return null;
  if (NAMED.test(file)) return undefined;
  const found = LAYERS.find(([folder]) => folder.test(file));
  if (found === undefined) throw new Error(`${file} has no cascade layer: web/build/style-layers.ts.`);
  return found[1];
}
