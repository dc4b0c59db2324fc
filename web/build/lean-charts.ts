import type { Plugin } from 'vite';

const stub = (name: string) => `${import.meta.dirname}/chart-stubs/${name}.ts`;

/**
 * Parts that G2's runtime imports whether a chart uses them or not, and what stands in for each. Our charts let G2 draw
 * marks only: axes, legends, tooltips and sliders are ours, so that they can be read out and worked by keyboard.
 */
const standIns: Record<string, string> = {
  '../lib/builtinlib': stub('builtin-library'),
  '../interaction/tooltip': stub('no-tooltip'),
  '@antv/expr': stub('no-expressions'),
  '@antv/g-plugin-dragndrop': stub('no-dragging'),
  '@antv/vendor/d3-scale-chromatic': stub('no-schemes'),
  '@antv/coord': '@antv/coord/esm/index.js',
  html2canvas: stub('no-html-shapes'),
};

/** Keeps what our charts never use out of the bundle: a third of the library. */
export function leanCharts(): Plugin {
  return {
    name: 'sala-lean-charts',
    enforce: 'pre',
    resolveId(source, importer) {
      const standIn = importer?.includes('/@antv/') === true ? standIns[source] : undefined;
      return standIn === undefined ? null : this.resolve(standIn, importer, { skipSelf: true });
    },
  };
}
