import type { CSSOptions } from 'vite';

type PostcssPlugin = Extract<
  NonNullable<Extract<CSSOptions['postcss'], object>['plugins']>[number],
  { postcssPlugin: string }
>;

const TEXT_SIZES = ['font-size', 'line-height'];
const BOX_SIZES = ['height', 'min-height', 'width'];
/** The boxes of Arco that are as high as a line of their text. */
const TEXT_BOX = /\.arco-(btn|input|tag|badge-number|picker-date-value|steps-icon)/;
const ROOT_PX = 16;
/** Anything smaller is a line or a dot. */
const SMALLEST_BOX_PX = 16;

/**
 * Turns the text sizes of Arco, which are in px, into rem: its texts follow the font size that is chosen in the
 * browser, as ours do.
 */
export function textSizesInRem(): PostcssPlugin {
  return {
    postcssPlugin: 'sala-text-sizes',
    Declaration(declaration) {
      const { prop, value, parent, source } = declaration;
      if (source?.input.file?.includes('/@arco-design/') !== true) return;
      const isTextBox = parent?.type === 'rule' && TEXT_BOX.test(parent.selector);
      if (TEXT_SIZES.includes(prop)) declaration.value = inRem(value, 0);
      else if (BOX_SIZES.includes(prop) && isTextBox) declaration.value = inRem(value, SMALLEST_BOX_PX);
    },
  };
}

export function inRem(value: string, smallest: number): string {
  return value.replace(/(?<![\w.-])(\d+(?:\.\d+)?)px/g, (length, px: string) =>
    Number(px) < smallest || Number(px) === 0 ? length : `${Number(px) / ROOT_PX}rem`,
  );
}
