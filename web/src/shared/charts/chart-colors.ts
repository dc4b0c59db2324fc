/** How many colours there are; after that they repeat. */
export const SERIES_COLORS = 5;

/** The CSS colour of a series or slice by its zero-based index. */
export function seriesColor(at: number): string {
  return `var(--series-${(at % SERIES_COLORS) + 1})`;
}

/**
 * Resolves the current series colours to `rgb(r, g, b)`. They are CSS variables that depend on the theme, and some use
 * a colour space that the chart library cannot parse.
 * @param box an element of the chart, where `--series-n` is defined
 */
export function seriesColors(box: HTMLElement, count: number): string[] {
  return Array.from({ length: count }, (_, at) => toRgb(box, seriesColor(at)));
}

/**
 * Resolves any CSS colour to `rgb(r, g, b)`, by painting one pixel with it.
 * @param box the element whose variables the colour may use
 */
export function toRgb(box: HTMLElement, color: string): string {
  const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
  const resolved = computedColor(box, color);
  if (pen === null) return resolved;
  pen.fillStyle = resolved;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** The value of a CSS colour that uses the variables of `box`. */
export function computedColor(box: HTMLElement, color: string): string {
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.color = color;
  box.append(probe);
  const resolved = getComputedStyle(probe).color;
  probe.remove();
  return resolved;
}
