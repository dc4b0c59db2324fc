import ArcoCard from '@arco-design/web-react/es/Card';
import { type ReactNode, useId } from 'react';
import '../../styles/arco/card.css';
import styles from './card.module.css';

interface Props {
  title: string;
  /** Shown at the end of the title row. */
  extra?: ReactNode;
  busy?: boolean;
  /** The title is for screen readers only, where the content speaks for itself. */
  isTitleHidden?: boolean;
  /** Stands inside of another card. */
  isPart?: boolean;
  /** Where the level differs from that of a card or of a part of one. */
  heading?: 'h2' | 'h3';
  className?: string | undefined;
  children: ReactNode;
}

export function Card(props: Props) {
  const { title, extra, busy = false, isTitleHidden = false, isPart = false, className = '' } = props;
  const id = useId();
  const { heading: Heading = isPart ? 'h3' : 'h2' } = props;
  const heading = (
    <Heading id={id} className={isTitleHidden ? 'visually-hidden' : styles.title}>
      {title}
    </Heading>
  );
  return (
    <ArcoCard
      role="region"
      aria-labelledby={id}
      aria-busy={busy}
      className={`${isPart ? styles.part : ''} ${className}`}
      title={isTitleHidden ? undefined : heading}
      extra={extra}
    >
      {isTitleHidden && heading}
      {props.children}
    </ArcoCard>
  );
}
