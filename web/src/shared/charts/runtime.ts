import { ClassicDark, extend, Runtime } from '@antv/g2/esm/exports';
import { litelib } from '@antv/g2/esm/lib/lite';
import { Area, Line } from '@antv/g2/esm/mark/index';
import { allowTooltipMarkup } from './trusted-html';

allowTooltipMarkup();

/** Only the marks in use: the whole library weighs half as much again. */
export const ChartRuntime = extend(Runtime, {
  ...litelib(),
  'theme.classicDark': ClassicDark,
  'mark.area': Area,
  'mark.line': Line,
});
export type ChartInstance = InstanceType<typeof ChartRuntime>;
