import IconCalendar from '@arco-design/web-react/icon/react-icon/IconCalendar';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../i18n/load-texts';
import { lazyPart } from '../feedback/lazy-part';
import styles from './days-control.module.css';

const RangePicker = lazyPart(async () => {
  const [loaded] = await Promise.all([import('../calendar/range-picker'), loadTexts('calendar')]);
  return loaded.RangePicker;
});

const DAY_LENGTH = 'YYYY-MM-DD'.length;

export interface DaysControlProps {
  label: string;
  /** Id of the element that shows the label. */
  labelId: string;
  /** First and last day as `YYYY-MM-DD`, or empty. The first may have a time, until another day is chosen. */
  value: string[];
  /** One day, which is then the first and the last. */
  isSingle?: boolean;
  isRequired?: boolean;
  isInvalid?: boolean;
  /** Ids of what else describes it. */
  describedBy?: string | undefined;
  onChange: (days: string[]) => void;
}

/** The days of every field that has some. The calendar is larger than the rest of the page, so it is loaded on demand. */
export function DaysControl({ labelId, ...picker }: DaysControlProps) {
  const { value, isSingle = false, isInvalid = false, describedBy } = picker;
  const { t } = useTranslation();
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const [start = t('date.start'), end = t('date.end')] = value;
  const want = () => {
    setWanted(true);
  };
  const standIn = (
    <button
      type="button"
      aria-labelledby={`${labelId} ${id}`}
      aria-describedby={describedBy}
      data-invalid={isInvalid || undefined}
      className={styles.standIn}
      onClick={want}
    >
      <span id={id} className={value.length === 0 ? styles.placeholder : undefined}>
        <span className={styles.day}>{isSingle && value.length === 0 ? t('date.day') : start}</span>
        {!isSingle && (
          <>
            {' – '}
            <span className={styles.day}>{end}</span>
          </>
        )}
      </span>
      <IconCalendar className={styles.icon} />
    </button>
  );
  if (!isWanted) return standIn;
  return (
    <RangePicker
      {...picker}
      value={value.map((day) => day.slice(0, DAY_LENGTH))}
      placeholder={standIn}
      onLost={() => {
        setWanted(false);
      }}
    />
  );
}
