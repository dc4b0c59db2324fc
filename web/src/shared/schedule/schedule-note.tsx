import { useTranslation } from 'react-i18next';
import { Time } from '../ui/layout/time';
import styles from './schedule-note.module.css';
import type { Schedule } from './schedule-standing';
import { standingNow } from './standing-now';

/** Below the state of something that is online and that its times keep from being delivered now. */
export function ScheduleNote({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation('schedule');
  const { onlineFrom, onlineUntil } = schedule;
  const standing = standingNow(schedule);
  const time = standing === 'before' ? onlineFrom : onlineUntil;
  if (standing === 'during' || time === null) return null;
  return (
    <span className={styles.note}>
      <Time wire={time} text={(text) => t(`standing.${standing}`, { time: text })} />
    </span>
  );
}
