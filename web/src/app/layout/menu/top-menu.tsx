import IconLaunch from '@arco-design/web-react/icon/react-icon/IconLaunch';
import IconMore from '@arco-design/web-react/icon/react-icon/IconMore';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { menuIcons } from '../../../shared/ui/layout/menu-icons';
import { menuEntries } from './menu-entries';
import { moveInMenu } from './menu-keys';
import { MenuLeaves } from './menu-leaves';
import { branchAt, type MenuEntry } from './menu-tree';
import { TopBranch } from './top-branch';
import styles from './top-menu.module.css';
import { useFitting } from './use-fitting';

/** The main menu in the navbar. Entries that do not fit are listed under "More". */
export const TopMenu = observer(function TopMenu() {
  const { t } = useTranslation(['app', 'shared']);
  const { pathname } = useLocation();
  const line = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLUListElement>(null);
  const entries = menuEntries();
  const fitting = useFitting(line, more, entries.length);
  const current = branchAt(entries, pathname);
  const rest = entries.slice(fitting);

  return (
    <nav aria-label={t('menu.label')} className={styles.menu} onKeyDown={moveInMenu}>
      <ul ref={line} className={styles.line}>
        {entries.map((entry, index) => {
          const Icon = menuIcons[entry.icon];
          const isHidden = index >= fitting;
          if ('href' in entry) return <TopLink key={entry.name} entry={entry} isHidden={isHidden} />;
          return (
            <TopBranch
              key={entry.name}
              label={t(`shared:${entry.label}`)}
              icon={<Icon />}
              isCurrent={entry === current}
              isHidden={isHidden}
            >
              <MenuLeaves leaves={entry.leaves} />
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
            'href' in entry ? (
              <ul key={entry.name}>
                <TopLink entry={entry} />
              </ul>
            ) : (
              <div key={entry.name}>
                <p className={styles.title}>{t(`shared:${entry.label}`)}</p>
                <MenuLeaves leaves={entry.leaves} />
              </div>
            ),
          )}
        </TopBranch>
      </ul>
    </nav>
  );
});

interface LinkProps {
  entry: Extract<MenuEntry, { href: string }>;
  isHidden?: boolean;
}

function TopLink({ entry, isHidden = false }: LinkProps) {
  const { t } = useTranslation(['app', 'shared']);
  const label = t(`shared:${entry.label}`);
  return (
    <li data-hidden={isHidden}>
      <a
        href={entry.href}
        target="_blank"
        rel="noopener"
        className={styles.entry}
        aria-label={`${label} (${t('menu.newTab')})`}
      >
        {label}
        <IconLaunch />
      </a>
    </li>
  );
}
