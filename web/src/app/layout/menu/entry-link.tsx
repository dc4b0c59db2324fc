import IconLaunch from '@arco-design/web-react/icon/react-icon/IconLaunch';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { MenuLink, MenuPage } from './menu-tree';

interface Props {
  entry: MenuPage | MenuLink;
  className: string | undefined;
  /** The icon says all: the label is shown as a tooltip. */
  isBare?: boolean;
  /** Of the sign that the link leads elsewhere. */
  launchClassName?: string | undefined;
  children: ReactNode;
}

/** Opens the page here, or the address in a new tab. */
export function EntryLink({ entry, className, isBare = false, launchClassName, children }: Props) {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const tooltip = (label: string) => isBare && { 'data-tooltip': label, 'data-tooltip-side': 'right' };
  if ('path' in entry)
    return (
      <Link
        to={entry.path}
        className={className}
        aria-label={isBare ? entry.label : undefined}
        aria-current={entry.path === pathname ? 'page' : undefined}
        {...tooltip(entry.label)}
      >
        {children}
      </Link>
    );
  const named = `${entry.label} (${t('menu.newTab')})`;
  return (
    <a
      href={entry.href}
      target="_blank"
      rel="noopener"
      className={className}
      aria-label={named}
      {...tooltip(named)}
    >
      {children}
      {!isBare && <IconLaunch className={launchClassName} />}
    </a>
  );
}
