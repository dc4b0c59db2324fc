import IconLineHeight from '@arco-design/web-react/icon/react-icon/IconLineHeight';
import IconLayout from '@arco-design/web-react/icon/react-icon/IconLayout';
import IconRefresh from '@arco-design/web-react/icon/react-icon/IconRefresh';
import IconPlus from '@arco-design/web-react/icon/react-icon/IconPlus';
import IconMore from '@arco-design/web-react/icon/react-icon/IconMore';
import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/actions/button';
import { IconButton } from '../ui/actions/icon-button';
import { MenuButton } from '../ui/actions/menu-button';
import { PanelButton } from '../ui/actions/panel-button';
import { PhoneFold } from '../ui/fields/phone-fold';
import { ColumnSettings } from './column-settings';
import type { PageQuery } from '../lists/page-query';
import { densities, type StoredView, type TableView } from './saved-view';
import { TableViews } from './table-views';
import type { ArrangedTable } from './use-table-view';
import styles from './table-toolbar.module.css';

interface ToolsProps<Key extends string> {
  view: TableView<Key>;
  /** The columns as designed. */
  initial: TableView<Key>['columns'];
  titleOf: (key: Key) => string;
  isAdjusting: boolean;
  onAdjust: (isAdjusting: boolean) => void;
  onView: (change: Partial<TableView<Key>>) => void;
  onRefresh: () => void;
}

interface Props<Query extends PageQuery, Key extends string, View extends StoredView<Key>> extends Pick<
  ToolsProps<Key>,
  'titleOf' | 'onRefresh'
> {
  arranged: ArrangedTable<Query, Key, View>;
  query: Query;
  /** What people come for. On a phone it stays in sight. */
  primary?: { label: string; onClick: () => void } | undefined;
  /** Import and download. */
  children: ReactNode;
}

/** What can be done with the rows, the saved views, and how the table looks. */
export function TableToolbar<Query extends PageQuery, Key extends string, View extends StoredView<Key>>({
  arranged,
  query,
  primary,
  children,
  ...tools
}: Props<Query, Key, View>) {
  const { t } = useTranslation('saved-views');
  const [isOpen, setOpen] = useState(false);
  const { store, layout, adjust, change } = arranged;
  return (
    <div className={styles.line}>
      {primary && (
        <Button look="primary" className={styles.primary} title={primary.label} onClick={primary.onClick}>
          <IconPlus />
          <span className={styles.label}>{primary.label}</span>
        </Button>
      )}
      <PhoneFold icon={<IconMore />} label={t('tools')} isOpen={isOpen} onToggle={setOpen}>
        <div className={styles.toolbar}>
          <div className={styles.actions}>{children}</div>
          <TableViews arranged={arranged} query={query} />
          <TableTools
            {...tools}
            view={layout.view}
            initial={store.saved.noun.table.initial.columns}
            isAdjusting={layout.isAdjusting}
            onAdjust={adjust}
            onView={change}
          />
        </div>
      </PhoneFold>
    </div>
  );
}

const TableTools = memo(function TableTools<Key extends string>(props: ToolsProps<Key>) {
  const { view, initial, titleOf, isAdjusting, onAdjust, onView, onRefresh } = props;
  const { t } = useTranslation('saved-views');
  const choices = densities.map((density) => ({
    key: density,
    label: t(`density.${density}`),
    checked: density === view.density,
    onSelect: () => {
      onView({ density });
    },
  }));
  return (
    <>
      <IconButton label={t('action.refresh')} onClick={onRefresh}>
        <IconRefresh />
      </IconButton>
      <MenuButton label={t('density')} choices={choices}>
        <IconLineHeight />
      </MenuButton>
      <PanelButton label={t('columns')} icon={<IconLayout />}>
        {(close) => (
          <ColumnSettings
            columns={view.columns}
            initial={initial}
            titleOf={titleOf}
            onChange={(columns) => {
              onView({ columns });
            }}
            isAdjusting={isAdjusting}
            onAdjust={(next) => {
              if (next) close();
              onAdjust(next);
            }}
          />
        )}
      </PanelButton>
    </>
  );
}) as <Key extends string>(props: ToolsProps<Key>) => ReactNode;
