import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { searchOf } from '../../door';
import styles from './door-frame.module.css';

interface Props {
  /** Undefined while it depends on what is loading. */
  title: string | undefined;
  /** What the person gets, before anything has to be entered. */
  intro?: string | undefined;
  children: ReactNode;
  /** Other ways, above the way back. */
  links?: ReactNode;
  /** Beside the way back. */
  onBack?: (() => void) | undefined;
}

export function DoorFrame({ title, intro, children, links, onBack }: Props) {
  const { t } = useTranslation('doors');
  const { pathname, search } = useLocation();
  return (
    <>
      {title !== undefined && <h1 className={styles.title}>{title}</h1>}
      <p className={styles.intro}>{intro}</p>
      {children}
      <div className={styles.links}>
        {links}
        <Link to={{ pathname, search: searchOf(null, search) }} onClick={onBack}>
          {t('back')}
        </Link>
      </div>
    </>
  );
}
