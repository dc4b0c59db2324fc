import { Renderer } from '@antv/g-canvas';
import { Runtime } from '@antv/g2/esm/api/runtime';
import { extend } from '@antv/g2/esm/api/extend';
import { FadeIn } from '@antv/g2/esm/animation/index';
import { Cartesian, Polar, Theta } from '@antv/g2/esm/coordinate/index';
import { Inline } from '@antv/g2/esm/data/index';
import { Column, Constant, Field } from '@antv/g2/esm/encode/index';
import { Area, Interval, Line } from '@antv/g2/esm/mark/index';
import { Band, Identity, Linear, Ordinal, Point, Constant as ConstantScale } from '@antv/g2/esm/scale/index';
import { Classic } from '@antv/g2/esm/theme/index';
import { DodgeX, StackY } from '@antv/g2/esm/transform/index';

const MarksRuntime = extend(Runtime, {
  'data.inline': Inline,
  'coordinate.cartesian': Cartesian,
  'coordinate.theta': Theta,
  'coordinate.polar': Polar,
  'encode.column': Column,
  'encode.constant': Constant,
  'encode.field': Field,
  'mark.area': Area,
  'mark.interval': Interval,
  'mark.line': Line,
  'scale.band': Band,
  'scale.constant': ConstantScale,
  'scale.identity': Identity,
  'scale.linear': Linear,
  'scale.ordinal': Ordinal,
  'scale.point': Point,
  'theme.classic': Classic,
  'transform.dodgeX': DodgeX,
  'transform.stackY': StackY,
  'animation.fadeIn': FadeIn,
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** G would draw in every frame for as long as the page is open. This draws while something changes. */
export class ChartRuntime extends MarksRuntime {
  #isDestroyed = false;

  constructor(container: HTMLElement) {
    super({ container, renderer: new Renderer({ enableAutoRendering: false }) });
  }

  /** Resolves when everything is painted, at the end of the animation. */
  async draw(): Promise<void> {
    const plot = { isUnderWay: true };
    const plotted = this.render().finally(() => {
      plot.isUnderWay = false;
    });
    const { canvas } = this.getContext();
    let isMoving = true;
    while (isMoving && !this.#isDestroyed) {
      isMoving = plot.isUnderWay || canvas?.document.timeline.getAnimations().length !== 0;
      canvas?.render();
      await nextFrame();
    }
    await plotted;
  }

  override destroy(): void {
    this.#isDestroyed = true;
    super.destroy();
  }
}
