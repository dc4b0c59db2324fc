import type { Area } from './area';
import type { Ink } from './ink';
import type { Sheet } from '../../sheets/csv';

export const ROW_HEIGHT = 32;

/** Draws a table: the first column at the start, the others at the end of equal columns. */
export function paintSheet(
  ink: Ink,
  { columns, rows }: Sheet,
  format: (value: number) => string,
  { x, y, width }: Area,
): void {
  const column = width / columns.length;
  const line = (cells: Sheet['rows'][number], at: number, color: 'main' | 'quiet') => {
    const middle = y + (at + 0.5) * ROW_HEIGHT;
    for (const [index, cell] of cells.entries()) {
      const text = typeof cell === 'number' ? format(cell) : (cell ?? '');
      const isFirst = index === 0;
      const start = isFirst ? x : x + (index + 1) * column;
      ink.write(text, start, middle, { color, align: isFirst ? 'left' : 'right', width: column - 12 });
    }
    const bottom = y + (at + 1) * ROW_HEIGHT;
    ink.path([
      { x, y: bottom },
      { x: x + width, y: bottom },
    ]);
  };
  line(columns, 0, 'quiet');
  for (const [at, cells] of rows.entries()) line(cells, at + 1, 'main');
}
