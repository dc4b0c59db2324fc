/** In pixels at the usual size of the text. */
export const SELECTION_WIDTH = 40;
export const OPERATIONS_WIDTH = 108;
/** Pixels of a rem at the usual size of the text. */
const REM = 16;
export const MIN_WIDTH = 48;
export const MAX_WIDTH = 800;

interface Column {
  key: string;
  width: number;
  ideal?: number;
  grows?: boolean;
}

/**
 * Returns the CSS width of each column: the width set by the user, or a width between the minimum and the ideal that
 * depends on the available space. The growing column fills the remaining space. If the user has set its width, the
 * widest other column fills it instead, so that the table fills its container and every set width is exact. All but
 * the widths set by the user grow with the text, so that its words stay whole.
 * @param fixed total width in pixels of the selection and operations columns
 */
export function columnWidths(columns: Column[], chosen: Partial<Record<string, number>>, fixed: number) {
  const set = columns.reduce((sum, { key }) => sum + (chosen[key] ?? 0), 0);
  const free = columns.filter(({ key }) => chosen[key] === undefined);
  const least = rem(free.reduce((sum, { width }) => sum + width, fixed));
  const tableMin = set === 0 ? least : `(${least} + ${set}px)`;
  const idealOf = ({ width, ideal = width }: Column) => ideal;
  const taker = free.find(({ grows }) => grows) ?? free.toSorted((a, b) => idealOf(b) - idealOf(a))[0];
  const wishes = free.reduce((sum, column) => sum + idealOf(column) - column.width, 0);

  const cssOf = (key: string): string => {
    const column = columns.find((candidate) => candidate.key === key);
    if (column === undefined || column === taker) return 'auto';
    const { width } = column;
    const ideal = idealOf(column);
    if (chosen[key] !== undefined) return `${chosen[key]}px`;
    if (ideal === width) return rem(width);
    const share = ((ideal - width) / wishes).toFixed(4);
    return `clamp(${rem(width)}, ${rem(width)} + (100cqi - ${tableMin}) * ${share}, ${rem(ideal)})`;
  };
  return { tableMin: `calc(${tableMin})`, cssOf };
}

/** @param width in pixels at the usual size of the text */
export function rem(width: number): string {
  return `${width / REM}rem`;
}

export function withinWidths(width: number): number {
  return Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));
}
