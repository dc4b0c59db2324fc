import IconLineHeight from '@arco-design/web-react/icon/react-icon/IconLineHeight';
import IconLayout from '@arco-design/web-react/icon/react-icon/IconLayout';
import IconRefresh from '@arco-design/web-react/icon/react-icon/IconRefresh';
import IconMore from '@arco-design/web-react/icon/react-icon/IconMore';
import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/actions/icon-button';
import { MenuButton } from '../ui/actions/menu-button';
import { PanelButton } from '../ui/actions/panel-button';
import { PhoneFold } from '../ui/fields/phone-fold';
import { ColumnSettings } from './column-settings';
import { densities, type TableView } from './saved-view';
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

interface Props<Key extends string> extends ToolsProps<Key> {
  /** Create, import and download. */
  children: ReactNode;
  /** Saved views of the table. */
  views: ReactNode;
}

export function TableToolbar<Key extends string>({ children, views, ...tools }: Props<Key>) {
  const { t } = useTranslation('saved-views');
  const [isOpen, setOpen] = useState(false);
  return (
    <PhoneFold icon={<IconMore />} label={t('tools')} isOpen={isOpen} onToggle={setOpen}>
      <div className={styles.toolbar}>
        <div className={styles.actions}>{children}</div>
        {views}
        <TableTools {...tools} />
      </div>
    </PhoneFold>
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
