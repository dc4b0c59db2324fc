import ArcoCard from '@arco-design/web-react/es/Card';
import { type ReactNode, useId } from 'react';
import '../../styles/arco/card.css';
import styles from './card.module.css';

interface Props {
  title: string;
  /** Shown at the end of the title row. */
  extra?: ReactNode;
  busy?: boolean;
  /** Stands inside of another card. */
  isPart?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function Card({ title, extra, busy = false, isPart = false, className = '', children }: Props) {
  const id = useId();
  const Heading = isPart ? 'h3' : 'h2';
  return (
    <ArcoCard
      role="region"
      aria-labelledby={id}
      aria-busy={busy}
      className={`${isPart ? styles.part : ''} ${className}`}
      title={
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
      }
      extra={extra}
    >
      {children}
    </ArcoCard>
  );
}
