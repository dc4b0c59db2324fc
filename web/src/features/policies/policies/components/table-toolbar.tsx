import IconLineHeight from '@arco-design/web-react/icon/react-icon/IconLineHeight';
import IconLayout from '@arco-design/web-react/icon/react-icon/IconLayout';
import IconRefresh from '@arco-design/web-react/icon/react-icon/IconRefresh';
import IconMore from '@arco-design/web-react/icon/react-icon/IconMore';
import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../shared/ui/actions/icon-button';
import { MenuButton } from '../../../../shared/ui/actions/menu-button';
import { PanelButton } from '../../../../shared/ui/actions/panel-button';
import { PhoneFold } from '../../../../shared/ui/fields/phone-fold';
import { densities } from '../policies.constants';
import { tableView, type TableView } from '../policies-view';
import { ColumnSettings } from './column-settings';
import styles from './table-toolbar.module.css';

interface ToolsProps {
  view: TableView;
  isAdjusting: boolean;
  onAdjust: (isAdjusting: boolean) => void;
  onView: (change: Partial<TableView>) => void;
  onRefresh: () => void;
}

interface Props extends ToolsProps {
  /** Create, import and download. */
  children: ReactNode;
  /** Saved views of the table. */
  views: ReactNode;
}

export function TableToolbar({ children, views, ...tools }: Props) {
  const { t } = useTranslation('policies');
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

const TableTools = memo(function TableTools({ view, isAdjusting, onAdjust, onView, onRefresh }: ToolsProps) {
  const { t } = useTranslation('policies');
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
            initial={tableView.initial.columns}
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
});
