import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PeriodComparison } from '../../../../api/generated/model';
import { addDays } from '../../../../shared/ui/calendar/days';
import { DateRangeField } from '../../../../shared/ui/fields/date-range-field';
import { SelectField } from '../../../../shared/ui/fields/select-field';
import styles from './period-bar.module.css';
import { type PeriodView, RANGES } from './period-view';

interface Props {
  view: PeriodView;
  onChange: (change: Partial<PeriodView>) => void;
}

const MAX_DAYS = 366;
const CHOSEN = 'days';

/** Chooses the days that a page shows, and what they are compared with. */
export function PeriodBar({ view: { range, days, compare }, onChange }: Props) {
  const { t } = useTranslation('analysis');
  const [isTooLong, setTooLong] = useState(false);
  const hasDays = days.length > 0;
  const ranges = RANGES.map((value) => ({ value, label: t(`range.${value}`) }));
  const choose = (chosen: string[]) => {
    const [from, to] = chosen;
    const isLonger = from !== undefined && to !== undefined && to > addDays(from, MAX_DAYS - 1);
    setTooLong(isLonger);
    if (!isLonger) onChange({ days: chosen });
  };
  return (
    <div className={styles.bar}>
      <SelectField
        label={t('range')}
        value={hasDays ? CHOSEN : range}
        options={hasDays ? [...ranges, { value: CHOSEN, label: t('range.days') }] : ranges}
        onChange={(chosen) => {
          setTooLong(false);
          if (chosen !== CHOSEN) onChange({ range: chosen, days: [] });
        }}
      />
      <DateRangeField label={t('days')} value={days} onChange={choose} />
      <SelectField
        label={t('compare')}
        value={compare}
        options={Object.values(PeriodComparison).map((value) => ({ value, label: t(`compare.${value}`) }))}
        onChange={(chosen) => {
          onChange({ compare: chosen });
        }}
      />
      <p role="status" className={styles.error}>
        {isTooLong && t('days.tooLong', { max: MAX_DAYS })}
      </p>
    </div>
  );
}
