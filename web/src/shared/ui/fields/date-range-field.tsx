import IconCalendar from '@arco-design/web-react/icon/react-icon/IconCalendar';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../i18n/load-texts';
import { lazyPart } from '../feedback/lazy-part';
import styles from './date-range-field.module.css';

const RangePicker = lazyPart(async () => {
  const [loaded] = await Promise.all([import('../calendar/range-picker'), loadTexts('calendar')]);
  return loaded.RangePicker;
});

interface Props {
  label: string;
  /** First and last day as `YYYY-MM-DD`, or empty. */
  value: string[];
  onChange: (days: string[]) => void;
}

/** A date range. The calendar is larger than the rest of the page, so it is loaded on demand. */
export function DateRangeField({ label, value, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const [start = t('date.start'), end = t('date.end')] = value;
  const want = () => {
    setWanted(true);
  };
  const standIn = (
    <button type="button" aria-labelledby={`${id} ${id}-value`} className={styles.standIn} onClick={want}>
      <span id={`${id}-value`} className={value.length === 0 ? styles.placeholder : undefined}>
        {start} – {end}
      </span>
      <IconCalendar className={styles.icon} />
    </button>
  );
  return (
    <div role="group" aria-labelledby={id} className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {isWanted ? (
        <RangePicker
          label={label}
          value={value}
          onChange={onChange}
          placeholder={standIn}
          onLost={() => {
            setWanted(false);
          }}
        />
      ) : (
        standIn
      )}
    </div>
  );
}
