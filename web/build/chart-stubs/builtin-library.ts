import { Mark, View } from '@antv/g2/esm/composition/index';

/** What G2 adds to every library: only the two that draw something here. */
export const builtinlib = () => ({ 'composition.mark': Mark, 'composition.view': View });
