import { lazyPart } from '../../../../shared/ui/feedback/lazy-part';
import { useUrlView } from '../../../../shared/lists/use-url-view';
import { rowsView } from './rows-view';

const RowsDrawer = lazyPart(async () => (await import('./rows-drawer')).RowsDrawer);

/** Opens the rows that the address of the page asks for. */
export function FigureRows() {
  const [view, change] = useUrlView(rowsView);
  if (view.rows === '') return null;
  const close = () => {
    change(rowsView.initial);
  };
  return <RowsDrawer measure={view.rows} view={view} onView={change} onClose={close} onLost={close} />;
}
