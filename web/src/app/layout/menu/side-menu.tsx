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
  /** Additional content that is not a menu entry. */
  children?: ReactNode;
}

/** The main menu: links and groups. One group is open at a time, initially that of the current screen. */
export const SideMenu = observer(function SideMenu({ isCollapsed, children }: Props) {
  const { t } = useTranslation(['app', 'shared']);
  const { pathname } = useLocation();
  const entries = menuEntries();

  const current = branchAt(entries, pathname)?.name ?? '';
  const [open, setOpen] = useState({ at: pathname, name: current });
  // Navigation opens the group of the new screen; otherwise the user's choice is kept.
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
