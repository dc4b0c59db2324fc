/**
 * The colours of the series as they are now, as `rgb(r, g, b)`: theme and theme colour are variables of the page,
 * and some of ours are computed in a colour space that the drawing library does not read.
 * @param box an element of the chart, where `--series-n` is known
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

/** For style sheets: the colour of a series, or of a slice, by its place from 0. */
export function seriesColor(at: number): string {
  return `var(--series-${(at % SERIES_COLORS) + 1})`;
}

const SERIES_COLORS = 5;

/** Any colour that the browser knows, by painting one pixel with it. */
function toRgb(color: string): string {
  const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
  if (pen === null) return color;
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
