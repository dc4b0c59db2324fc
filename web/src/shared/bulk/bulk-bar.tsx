import IconClose from '@arco-design/web-react/icon/react-icon/IconClose';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from '../announcements/use-announcement';
import type { Selection } from '../lists/selection';
import { Button } from '../ui/actions/button';
import { IconButton } from '../ui/actions/icon-button';
import styles from './bulk-bar.module.css';

interface Props<Row extends { id: number }, Query> {
  selection: Selection<Row, Query>;
  /** What is selected. */
  label: string;
  /** How many can be selected one by one. */
  most: number;
  /** Whether all that match can be selected, too. */
  hasEverything: boolean;
  actions: { key: string; label: string; run: () => Promise<void> }[];
  /** Beside the actions, where they apply to what is selected. */
  children?: ReactNode;
}

/** The actions on selected rows. It replaces the toolbar, so that the rows do not move. */
export const BulkBar = observer(function BulkBar<Row extends { id: number }, Query>(
  props: Props<Row, Query>,
) {
  const { selection, label, most, hasEverything, actions, children } = props;
  const { t } = useTranslation('bulk');
  const [isBusy, setBusy] = useState(false);
  const { total, rows } = selection.list;
  const { isEverything, count } = selection;
  const isPageWhole = selection.ofPage === 'all';
  const isTooMany = !isEverything && count > most;
  const said = () => {
    if (isTooMany) return t(hasEverything ? 'bulk.tooMany' : 'bulk.most', { most });
    if (isEverything) return t('bulk.everything', { count });
    return t(isPageWhole && count === rows.length ? 'bulk.page' : 'bulk.count', { count });
  };
  const text = said();
  useAnnouncement(text);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  return (
    <div role="group" aria-label={label} className={styles.bar}>
      <p className={styles.text}>{text}</p>
      {hasEverything && isPageWhole && !isEverything && count < total && (
        <Button look="text" onClick={selection.selectEverything}>
          {t('bulk.selectEverything', { count: total })}
        </Button>
      )}
      <div className={styles.actions}>
        {actions.map((action) => (
          <Button key={action.key} busy={isBusy} disabled={isTooMany} onClick={() => void run(action.run)}>
            {action.label}
          </Button>
        ))}
        {!isTooMany && children}
        <IconButton label={t('bulk.clear')} onClick={selection.clear}>
          <IconClose />
        </IconButton>
      </div>
    </div>
  );
}) as <Row extends { id: number }, Query>(props: Props<Row, Query>) => ReactNode;
