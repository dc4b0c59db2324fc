import ArcoTimeline from '@arco-design/web-react/es/Timeline';
import type { ReactNode } from 'react';
import '../styles/arco/timeline.css';
import { Time } from '../ui/layout/time';
import styles from './timeline.module.css';

export interface TimelineEntry {
  id: number;
  /** `YYYY-MM-DD HH:mm:ss` */
  time: string;
  title: ReactNode;
  /** Before the time: the actor. */
  before?: ReactNode;
  /** After the time. */
  after?: ReactNode;
  details?: ReactNode;
}

/** Arco's timeline: what was done, newest first. */
export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ArcoTimeline className={styles.timeline}>
      {entries.map(({ id, time, title, before, after, details }) => (
        <ArcoTimeline.Item key={id}>
          <p>{title}</p>
          <p className={styles.when}>
            {before}
            <Time wire={time} />
            {after}
          </p>
          {details}
        </ArcoTimeline.Item>
      ))}
    </ArcoTimeline>
  );
}
