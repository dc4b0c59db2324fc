/**
 * Resolves the current series colours to `rgb(r, g, b)`. They are CSS variables that depend on the theme, and some use
 * a colour space that the chart library cannot parse.
 * @param box an element of the chart, where `--series-n` is defined
 */
export function seriesColors(box: HTMLElement, count: number): string[] {
  const probe = document.createElement('span');
  probe.hidden = true;
  box.append(probe);
  const colors = Array.from({ length: count }, (_, at) => {
    probe.style.color = seriesColor(at);
    return toRgb(getComputedStyle(probe).color);
  });
  probe.remove();
  return colors;
}

/** The CSS colour of a series or slice by its zero-based index. */
export function seriesColor(at: number): string {
  return `var(--series-${(at % SERIES_COLORS) + 1})`;
}

const SERIES_COLORS = 5;

/** Converts any CSS colour by painting one pixel with it. */
function toRgb(color: string): string {
  const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
  if (pen === null) return color;
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
