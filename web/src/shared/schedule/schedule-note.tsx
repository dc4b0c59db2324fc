import { useTranslation } from 'react-i18next';
import { schoolTime } from '../organisation/school-time';
import { Time } from '../ui/layout/time';
import styles from './schedule-note.module.css';
import { type Schedule, standingOf } from './schedule-standing';

/** Below the state of something that is online and that its times keep from being delivered now. */
export function ScheduleNote({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation('schedule');
  const { onlineFrom, onlineUntil } = schedule;
  // Few have times, and the first look at the clock of the school takes a phone 100 ms.
  if (onlineFrom === null && onlineUntil === null) return null;
  const standing = standingOf(schedule, schoolTime(new Date()));
  const time = standing === 'before' ? onlineFrom : onlineUntil;
  if (standing === 'during' || time === null) return null;
  return (
    <span className={styles.note}>
      <Time wire={time} text={(text) => t(`standing.${standing}`, { time: text })} />
    </span>
  );
}
