import type { CSSOptions } from 'vite';

type PostcssPlugin = Extract<
  NonNullable<Extract<CSSOptions['postcss'], object>['plugins']>[number],
  { postcssPlugin: string }
>;

const COLORS = 'red|orangered|orange|gold|lime|green|cyan|blue|arcoblue|purple|pinkpurple|magenta|gray';

/** By component, the looks of Arco that our wrappers in `shared/ui` never ask for, as the ends of names of classes. */
const LEFT_OUT: Record<string, string> = {
  // Every component has one size and is read from left to right.
  '.+': 'rtl|mini|small|large',
  alert: 'success|info|banner|with-title|close-btn',
  avatar: 'square|group.*|trigger-.*|with-trigger-icon',
  badge: `status-.*|text|color-(?:${COLORS})`,
  btn: 'dashed|outline|link|long|group|two-chinese-chars|shape-round|status-(?:success|warning)',
  card: 'grid.*|contain-grid|meta.*|cover|actions.*|hoverable',
  checkbox: 'group.*',
  descriptions: 'border|layout-vertical|layout-inline-vertical',
  input:
    'custom-height|autowidth|search.*|password.*|word-limit.*|warning|group-add.*|group-after|group-compact|group-wrapper-autowidth|inner-wrapper-warning',
  'input-number': 'mode-button',
  radio: 'button.*|group-type-button',
  select: '.*',
  steps: 'mode-arrow|mode-dot|mode-navigation|change-onclick|lineless',
  switch: 'type-round|type-line',
  tabs: 'header-nav-(?:line|card|card-gutter|text|rounded|vertical|right|bottom)|header-title-editable|add-icon|close-icon|card.*|justify|vertical|content-vertical',
  tag: `(?:${COLORS})|custom-color|checkable|bordered|loading.*|close-.*`,
  textarea: '.*',
  timeline:
    'alternate|right|direction-horizontal|item-horizontal-.*|item-vertical-right|item-label|item-label-relative',
};

const CLASS = new RegExp(
  `^arco-(?:${Object.entries(LEFT_OUT)
    .map(([component, ends]) => `${component}-(?:${ends})`)
    .join('|')}|textarea|select)$`,
);
const CLASSES = /\.(arco-[\w-]+)/g;
/** A class that an element must not have. */
const NOT = /:not\([^()]*\)/g;

/** Whether the build leaves out the rules of a class of Arco. `tests/e2e/rules` finds elements that have such a class. */
export function isLeftOut(name: string): boolean {
  return CLASS.test(name);
}

/** Leaves out Arco's rules for what no element of the product is: every page would load, parse and match them. */
export function arcoStylesInUse(): PostcssPlugin {
  return {
    postcssPlugin: 'sala-arco-styles-in-use',
    Rule(rule) {
      if (rule.source?.input.file?.includes('/@arco-design/') !== true) return;
      const used = rule.selectors.filter((selector) => !namesLeftOut(selector));
      if (used.length === 0) rule.remove();
      else if (used.length < rule.selectors.length) rule.selectors = used;
    },
  };
}

function namesLeftOut(selector: string): boolean {
  return [...selector.replaceAll(NOT, '').matchAll(CLASSES)].some(([, name = '']) => isLeftOut(name));
}
