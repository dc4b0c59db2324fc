import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { CollapsedBranch } from './collapsed-branch';
import { ExternalEntry } from './external-entry';
import { MenuGroup } from './menu-group';
import { menuEntries } from './menu-entries';
import { moveInMenu } from './menu-keys';
import { branchAt } from './menu-tree';
import styles from './side-menu.module.css';

interface Props {
  isCollapsed: boolean;
  /** What belongs to the menu and is no entry of it. */
  children?: ReactNode;
}

/** The main menu: links and groups, one group open at a time, and the one of the current screen at first. */
export const SideMenu = observer(function SideMenu({ isCollapsed, children }: Props) {
  const { t } = useTranslation(['app', 'shared']);
  const { pathname } = useLocation();
  const entries = menuEntries();

  const current = branchAt(entries, pathname)?.name ?? '';
  const [open, setOpen] = useState({ at: pathname, name: current });
  // Going to another screen opens its group; until then the reader's own choice stands.
  if (open.at !== pathname) setOpen({ at: pathname, name: current });

  return (
    <nav
      aria-label={t('menu.label')}
      className={styles.menu}
      data-collapsed={isCollapsed}
      onKeyDown={moveInMenu}
    >
      <ul>
        {entries.map((entry) => {
          if ('href' in entry)
            return <ExternalEntry key={entry.name} link={entry} isCollapsed={isCollapsed} />;
          const isCurrent = entry.name === current;
          if (isCollapsed) return <CollapsedBranch key={entry.name} branch={entry} isCurrent={isCurrent} />;
          const isOpen = entry.name === open.name;
          return (
            <MenuGroup
              key={entry.name}
              branch={entry}
              isCurrent={isCurrent}
              isOpen={isOpen}
              onToggle={(next) => {
                setOpen({ at: pathname, name: next ? entry.name : '' });
              }}
            />
          );
        })}
      </ul>
      {children}
    </nav>
  );
});
