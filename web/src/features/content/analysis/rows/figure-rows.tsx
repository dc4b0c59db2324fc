import { loadTexts } from '../../../../shared/i18n/load-texts';
import { lazyPart } from '../../../../shared/ui/feedback/lazy-part';
import { useUrlView } from '../../../../shared/lists/use-url-view';
import { rowsView } from './rows-view';

/** With its texts, which not every page of figures has. */
const RowsDrawer = lazyPart(async () => {
  const [loaded] = await Promise.all([import('./rows-drawer'), loadTexts('analysis')]);
  return loaded.RowsDrawer;
});

/** Opens the rows that the address of the page asks for. */
export function FigureRows() {
  const [view, change] = useUrlView(rowsView);
  if (view.rows === '') return null;
  const close = () => {
    change(rowsView.initial);
  };
  return <RowsDrawer measure={view.rows} view={view} onView={change} onClose={close} onLost={close} />;
}
