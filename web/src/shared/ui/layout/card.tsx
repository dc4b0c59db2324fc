import ArcoCard from '@arco-design/web-react/es/Card';
import { type ReactNode, useId } from 'react';
import '../../styles/arco/card.css';
import styles from './card.module.css';

interface Props {
  title: string;
  /** Shown at the end of the title row. */
  extra?: ReactNode;
  busy?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function Card({ title, extra, busy = false, className = '', children }: Props) {
  const id = useId();
  return (
    <ArcoCard
      role="region"
      aria-labelledby={id}
      aria-busy={busy}
      className={className}
      title={
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      }
      extra={extra}
    >
      {children}
    </ArcoCard>
  );
}
