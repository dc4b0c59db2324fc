import type { Area } from './area';
import type { Ink } from './ink';
import type { Sheet } from '../../sheets/csv';

export const ROW_HEIGHT = 32;

/** Draws a table: numbers at the end of equal columns, texts and the first column at the start. */
export function paintSheet(
  ink: Ink,
  { columns, rows }: Sheet,
  format: (value: number) => string,
  { x, y, width }: Area,
): void {
  const column = width / columns.length;
  const isText = columns.map((_, index) => rows.some((cells) => typeof cells[index] === 'string'));
  const line = (cells: Sheet['rows'][number], at: number, color: 'main' | 'quiet') => {
    const middle = y + (at + 0.5) * ROW_HEIGHT;
    for (const [index, cell] of cells.entries()) {
      const text = typeof cell === 'number' ? format(cell) : (cell ?? '');
      const isAtStart = index === 0 || isText[index] === true;
      const start = x + (isAtStart ? index : index + 1) * column;
      ink.write(text, start, middle, { color, align: isAtStart ? 'left' : 'right', width: column - 12 });
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
