import ArcoBadge from '@arco-design/web-react/es/Badge';
import type { ReactNode } from 'react';
import '../../styles/arco/badge.css';
import styles from './badge.module.css';

interface Props {
  /** No badge is shown for zero. */
  count: number;
  /** The icon in whose corner it stands. */
  children: ReactNode;
}

/** The badge has no room for more digits. */
const LARGEST_SHOWN = 99;

/** A count in the corner of an icon. Decorative: the accessible name of the button around it has the exact number. */
export function Badge({ count, children }: Props) {
  return (
    <ArcoBadge aria-hidden="true" count={count} maxCount={LARGEST_SHOWN} dotClassName={styles.count ?? ''}>
      {children}
    </ArcoBadge>
  );
}
