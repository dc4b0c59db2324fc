import IconMore from '@arco-design/web-react/icon/react-icon/IconMore';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { menuIcons } from '../../../shared/ui/layout/menu-icons';
import { EntryLink } from './entry-link';
import { currentEntry, menuEntries } from './menu-entries';
import { moveInMenu } from './menu-keys';
import { MenuLeaves } from './menu-leaves';
import type { MenuLink, MenuPage } from './menu-tree';
import { TopBranch } from './top-branch';
import styles from './top-menu.module.css';
import { useFitting } from './use-fitting';

/** The main menu in the navbar. Entries that do not fit are listed under "More". */
export const TopMenu = observer(function TopMenu() {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const line = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLUListElement>(null);
  const entries = menuEntries();
  const fitting = useFitting(line, more, entries.length);
  const current = currentEntry(entries, pathname);
  const rest = entries.slice(fitting);

  return (
    <nav aria-label={t('menu.label')} className={styles.menu} onKeyDown={moveInMenu}>
      <ul ref={line} className={styles.line}>
        {entries.map((entry, index) => {
          const Icon = menuIcons[entry.icon];
          const isHidden = index >= fitting;
          if (!('entries' in entry)) return <TopLine key={entry.key} entry={entry} isHidden={isHidden} />;
          return (
            <TopBranch
              key={entry.key}
              label={entry.label}
              icon={<Icon />}
              isCurrent={entry === current}
              isHidden={isHidden}
            >
              <MenuLeaves entries={entry.entries} />
            </TopBranch>
          );
        })}
      </ul>
      <ul ref={more} className={styles.more} data-hidden={rest.length === 0}>
        <TopBranch
          label={t('menu.more')}
          icon={<IconMore />}
          isCurrent={current !== undefined && rest.includes(current)}
        >
          {rest.map((entry) =>
            !('entries' in entry) ? (
              <ul key={entry.key}>
                <TopLine entry={entry} />
              </ul>
            ) : (
              <div key={entry.key}>
                <p className={styles.title}>{entry.label}</p>
                <MenuLeaves entries={entry.entries} />
              </div>
            ),
          )}
        </TopBranch>
      </ul>
    </nav>
  );
});

interface LineProps {
  entry: MenuPage | MenuLink;
  isHidden?: boolean;
}

/** An entry that is no group. */
function TopLine({ entry, isHidden = false }: LineProps) {
  return (
    <li data-hidden={isHidden}>
      <EntryLink entry={entry} className={styles.entry}>
        {entry.label}
      </EntryLink>
    </li>
  );
}
