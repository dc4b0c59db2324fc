export const SELECTION_WIDTH = 40;
export const OPERATIONS_WIDTH = 108;
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
 * widest other column fills it instead, so that the table fills its container and every set width is exact.
 * @param fixed total width in pixels of the selection and operations columns
 */
export function columnWidths(columns: Column[], chosen: Partial<Record<string, number>>, fixed: number) {
  const least = ({ key, width }: Column) => chosen[key] ?? width;
  const tableMin = columns.reduce((sum, column) => sum + least(column), fixed);
  const free = columns.filter(({ key }) => chosen[key] === undefined);
  const idealOf = ({ width, ideal = width }: Column) => ideal;
  const taker = free.find(({ grows }) => grows) ?? free.toSorted((a, b) => idealOf(b) - idealOf(a))[0];
  const wishes = free.reduce((sum, column) => sum + idealOf(column) - column.width, 0);

  const cssOf = (key: string): string | number => {
    const column = columns.find((candidate) => candidate.key === key);
    if (column === undefined || column === taker) return 'auto';
    const { width } = column;
    const ideal = idealOf(column);
    if (chosen[key] !== undefined || ideal === width) return least(column);
    const share = ((ideal - width) / wishes).toFixed(4);
    return `clamp(${width}px, ${width}px + (100cqi - ${tableMin}px) * ${share}, ${ideal}px)`;
  };
  return { tableMin, cssOf };
}

export function withinWidths(width: number): number {
  return Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));
}
