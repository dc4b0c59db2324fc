import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { menuIcons } from '../../../shared/ui/layout/menu-icons';
import { CollapsedBranch } from './collapsed-branch';
import { EntryLink } from './entry-link';
import { MenuGroup } from './menu-group';
import { currentEntry, menuEntries } from './menu-entries';
import { moveInMenu } from './menu-keys';
import type { MenuLink, MenuPage } from './menu-tree';
import styles from './side-menu.module.css';

interface Props {
  isCollapsed: boolean;
  /** Additional content that is not a menu entry. */
  children?: ReactNode;
}

/** The main menu: links and groups. One group is open at a time, initially that of the current screen. */
export const SideMenu = observer(function SideMenu({ isCollapsed, children }: Props) {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const entries = menuEntries();

  const current = currentEntry(entries, pathname)?.key ?? '';
  const [open, setOpen] = useState({ at: pathname, key: current });
  // Navigation opens the group of the new screen; otherwise the user's choice is kept.
  if (open.at !== pathname) setOpen({ at: pathname, key: current });

  return (
    <nav
      aria-label={t('menu.label')}
      className={styles.menu}
      data-collapsed={isCollapsed}
      onKeyDown={moveInMenu}
    >
      <ul>
        {entries.map((entry) => {
          const { key } = entry;
          if (!('entries' in entry)) return <Line key={key} entry={entry} isCollapsed={isCollapsed} />;
          const isCurrent = key === current;
          if (isCollapsed) return <CollapsedBranch key={key} branch={entry} isCurrent={isCurrent} />;
          const isOpen = key === open.key;
          return (
            <MenuGroup
              key={key}
              branch={entry}
              isCurrent={isCurrent}
              isOpen={isOpen}
              onToggle={(next) => {
                setOpen({ at: pathname, key: next ? key : '' });
              }}
            />
          );
        })}
      </ul>
      {children}
    </nav>
  );
});

/** An entry that is no group. */
function Line({ entry, isCollapsed }: { entry: MenuPage | MenuLink; isCollapsed: boolean }) {
  const Icon = menuIcons[entry.icon];
  return (
    <li>
      <EntryLink entry={entry} isBare={isCollapsed} className={styles.entry} launchClassName={styles.chevron}>
        <Icon className={styles.icon} />
        {!isCollapsed && <span className={styles.text}>{entry.label}</span>}
      </EntryLink>
    </li>
  );
}
