import { useLocation } from 'react-router-dom';
import { type RowsView, rowsView } from './rows-view';

/** What a figure counts. The days are first and last. */
export type FigureRows = Pick<RowsView, 'rows' | 'rowsDays'> & Partial<RowsView>;

/** Links to the rows of a figure, which open over the page. */
export function useRowsLink(): (rows: FigureRows) => string {
  const { pathname, search } = useLocation();
  return (rows) => {
    const params = rowsView.write(new URLSearchParams(search), { ...rowsView.initial, ...rows });
    return `${pathname}?${params.toString()}`;
  };
}
