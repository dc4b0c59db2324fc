export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** Between the panel and what it is about, and between the panel and the edge of the screen, in pixels. */
const GAP = 16;

const within = (value: number, size: number, screen: number) =>
  Math.max(GAP, Math.min(value, screen - size - GAP));

/** Beside what it is about, where there is space: below, above or at a side of it. Else at the bottom of the screen. */
export function placePanel(panel: Size, target: Box | null, screen: Size): Pick<Box, 'left' | 'top'> {
  const centred = { left: within((screen.width - panel.width) / 2, panel.width, screen.width) };
  if (target === null)
    return { ...centred, top: within((screen.height - panel.height) / 2, panel.height, screen.height) };
  const left = within(target.left + target.width / 2 - panel.width / 2, panel.width, screen.width);
  const top = within(target.top, panel.height, screen.height);
  const [below, beside] = [target.top + target.height + GAP, target.left + target.width + GAP];
  if (below + panel.height + GAP <= screen.height) return { left, top: below };
  if (target.top - GAP - panel.height >= GAP) return { left, top: target.top - GAP - panel.height };
  if (beside + panel.width + GAP <= screen.width) return { left: beside, top };
  return { ...centred, top: screen.height - panel.height - GAP };
}
