import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface StandIn {
  /** A part of the importing package's path. If it is not set, the stand-in applies to every importer. */
  importer?: string;
  source: string;
  replacement: string;
  /** In development, the real package is used. */
  isForBuildOnly?: boolean;
}

const own = (name: string) => `${import.meta.dirname}/package-stand-ins/${name}.ts`;

const standIns: StandIn[] = [
  // G2 always imports these packages, even if no chart uses them. Our charts use it to draw marks only:
  // texts, axes and controls are HTML elements.
  { importer: '/@antv/', source: '@antv/expr', replacement: own('expr') },
  { importer: '/@antv/', source: '@antv/g-plugin-dragndrop', replacement: own('g-plugin-dragndrop') },
  { importer: '/@antv/', source: '@antv/vendor/d3-scale-chromatic', replacement: own('d3-scale-chromatic') },
  { importer: '/@antv/', source: 'html2canvas', replacement: own('html2canvas') },
  {
    importer: '/@arco-design/',
    source: 'resize-observer-polyfill',
    replacement: own('resize-observer-polyfill'),
  },
  // Every page would load Arco's picture for a list without data. Our lists show their own.
  {
    importer: '/web-react/es/ConfigProvider/context',
    source: '../Empty',
    replacement: own('empty'),
  },
  // Arco's menu imports its Sider, which imports this for siders whose width changes. We have no Sider.
  {
    importer: '/web-react/es/Layout/sider',
    source: '../ResizeBox',
    replacement: own('resize-box'),
  },
  // Arco's input imports what it offers as Input.Search, Input.TextArea and Input.Password. Our fields are made of the
  // input alone.
  { importer: '/web-react/es/Input/input', source: './search', replacement: own('input-part') },
  { importer: '/web-react/es/Input/input', source: './textarea', replacement: own('input-part') },
  { importer: '/web-react/es/Input/input', source: './password', replacement: own('input-part') },
  // Arco's tabs import its menu, for those that do not fit. Ours scroll.
  {
    importer: '/web-react/es/Tabs/tab-header/index',
    source: './dropdown-icon',
    replacement: own('dropdown-icon'),
  },
  { importer: '/web-react/es/Badge/', source: '../_util/CSSTransition', replacement: own('css-transition') },
  // Arco's tabs compare four numbers with it, which takes 14 kB.
  {
    importer: '/web-react/es/Tabs/tab-header/tab-ink',
    source: 'lodash/isEqualWith',
    replacement: own('is-equal-with'),
  },
  // The package makes a parser for a schema of its own, by an older version of this one. Ours is given to it.
  {
    importer: '/prosemirror-markdown/',
    source: 'markdown-it',
    replacement: own('markdown-it'),
    isForBuildOnly: true,
  },
  // These two packages point bundlers only to their development builds.
  { source: 'mobx', replacement: 'mobx/dist/mobx.esm.production.min.js', isForBuildOnly: true },
  {
    source: 'react-router',
    replacement: fileURLToPath(import.meta.resolve('react-router')).replace('development', 'production'),
    isForBuildOnly: true,
  },
  // It can do much that we have no use for, in each component with a text.
  {
    source: 'react-i18next',
    replacement: fileURLToPath(new URL('../src/shared/i18n/use-translation.ts', import.meta.url)),
  },
  // Arco's default language is Chinese. Ours is English.
  {
    importer: '/@arco-design/',
    source: '../locale/default',
    replacement: '@arco-design/web-react/es/locale/en-US',
  },
];

/** Replaces library code that never runs here, or that every page has already. The build fails if nothing imports a stand-in any more. */
export function packageStandIns(): Plugin {
  const unused = new Set(standIns);
  let isBuild = false;
  return {
    name: 'sala-package-stand-ins',
    enforce: 'pre',
    config(_config, { command }) {
      isBuild = command === 'build';
    },
    resolveId(source, importer = '') {
      const found = standIns.find(
        (standIn) => standIn.source === source && importer.includes(standIn.importer ?? ''),
      );
      if (found === undefined || (found.isForBuildOnly === true && !isBuild)) return null;
      unused.delete(found);
      return this.resolve(found.replacement, importer, { skipSelf: true });
    },
    generateBundle() {
      const names = [...unused].map(({ source }) => source);
      if (names.length > 0) this.error(`Nothing imports ${names.join(', ')}: remove the stand-in.`);
    },
  };
}
