export const SELECTION_WIDTH = 40;
export const OPERATIONS_WIDTH = 108;
export const LEAST_WIDTH = 48;
export const MOST_WIDTH = 800;

interface Column {
  key: string;
  width: number;
  ideal?: number;
}

/**
 * How wide each column is, as CSS: what the reader chose; else between its minimum and what it likes, in step with
 * the room there is. One column takes what the others leave, so that the table always fills its box and a chosen
 * width is kept to the pixel.
 * @param fixed pixels taken by what is no data column
 */
export function columnWidths(columns: Column[], chosen: Partial<Record<string, number>>, fixed: number) {
  const least = ({ key, width }: Column) => chosen[key] ?? width;
  const tableMin = columns.reduce((sum, column) => sum + least(column), fixed);
  const free = columns.filter(({ key }) => chosen[key] === undefined);
  const taker = free.find(({ ideal }) => ideal === undefined) ?? free.at(-1);
  const wishes = free.reduce((sum, { width, ideal = width }) => sum + ideal - width, 0);

  const cssOf = (key: string): string | number => {
    const column = columns.find((candidate) => candidate.key === key);
    if (column === undefined || column === taker) return 'auto';
    const { width, ideal = width } = column;
    if (chosen[key] !== undefined || ideal === width) return least(column);
    const share = ((ideal - width) / wishes).toFixed(4);
    return `clamp(${width}px, ${width}px + (100cqi - ${tableMin}px) * ${share}, ${ideal}px)`;
  };
  return { tableMin, cssOf };
}

export function withinWidths(width: number): number {
  return Math.round(Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, width)));
}
