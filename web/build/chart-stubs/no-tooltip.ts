/** G2 asks these when a program moves its tooltip; ours is drawn by shared/charts. */
export const findSingleElement = () => undefined;
export const findSeriesElement = () => undefined;
export const maybeValue = () => undefined;
