import type { Plugin } from 'vite';

const ICON = /\/web-react\/icon\/react-icon\/(Icon\w+)\/index\.js$/;
const FORM = /\.concat\(prefixCls, "-icon-([\w-]+)"\)\s*\}\);/;
const DRAWING =
  /React\.createElement\("svg", _extends\((\{[^}]*\}), props\)((?:,[\s\S]*)?)\);\n\}\n\nvar Icon/;
/** Beside the icons, so that it is bundled with the packages that need it before any code of the product has run. */
const HELPER = 'icon-of.js';

const HELPER_CODE = `
import { createElement } from 'react';
export function iconOf(name, form, attributes, ...drawing) {
  const own = 'arco-icon arco-icon-' + form;
  const Icon = ({ className, spin, isIcon, ...props }) =>
    createElement('svg', {
      ...attributes,
      'aria-hidden': true,
      focusable: false,
      ...props,
      className: (className ? className + ' ' : '') + own + (spin ? ' arco-icon-loading' : ''),
    }, ...drawing);
  Icon.displayName = name;
  return Icon;
}`;

/**
 * Makes an icon of Arco from its drawing: each is a module of 2 kB, 0.2 of which are the drawing, and copies its properties
 * four times in each render. A first view has 20 of them.
 */
export function slimIcons(): Plugin {
  return {
    name: 'sala-slim-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source === `../${HELPER}` && ICON.test(importer) ? importer.replace(/[^/]+\/index\.js$/, HELPER) : null,
    load: (id) => (id.endsWith(`/react-icon/${HELPER}`) ? HELPER_CODE : null),
    transform(code, id) {
      const name = ICON.exec(id)?.[1];
      if (name === undefined) return null;
      const form = FORM.exec(code)?.[1];
      const [, attributes, drawing] = DRAWING.exec(code) ?? [];
      if (form === undefined || attributes === undefined || drawing === undefined)
        this.error(`${id} is not written as the icons of Arco were; see slim-icons.ts.`);
      const parts = `${JSON.stringify(name)}, ${JSON.stringify(form)}, ${attributes}${drawing}`;
      return {
        code: `import React from 'react';\nimport { iconOf } from '../${HELPER}';\nexport default /*#__PURE__*/ iconOf(${parts});\n`,
        map: null,
      };
    },
  };
}
