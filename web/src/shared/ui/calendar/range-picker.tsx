import { DatePicker } from '@arco-design/web-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWholeDay } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { ArcoProvider } from '../layout/arco-provider';
import styles from './range-picker.module.css';
import '../../styles/arco/date-picker.css';
import { useCalendarKeys } from './use-calendar-keys';

interface Props {
  label: string;
  value: string[];
  onChange: (days: string[]) => void;
}

const FORMAT = 'YYYY-MM-DD';

/** Mounted on request, so it starts open. */
export function RangePicker({ label, value, onChange }: Props) {
  const { t } = useTranslation(['calendar', 'shared']);
  const language = useLanguage();
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(true);
  const [chosen, setChosen] = useState(value);
  const { day: current, months, setMonths, onKeyDown } = useCalendarKeys(field, value[0]);
  const inputProps = [t('shared:date.start'), t('shared:date.end')].map((end) => ({
    'aria-label': `${label}: ${end}`,
    'aria-describedby': isOpen ? id : undefined,
  }));
  const focusField = () => field.current?.querySelector('input')?.focus();
  // It takes the place of the button that had the focus. On a phone that would bring the keys over the calendar.
  const begin = useEffectEvent(() => {
    if (!matchMedia('(pointer: coarse)').matches) focusField();
  });
  useEffect(() => {
    begin();
  }, []);
  const isEscaping = useRef(false);
  useEffect(() => {
    // Only now, because Arco takes the focus from its fields when the calendar closes.
    if (!isOpen && isEscaping.current) field.current?.querySelector('input')?.focus();
    isEscaping.current = false;
  }, [isOpen]);
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setOpen(true);
    if (event.key === 'Escape' && isOpen) {
      isEscaping.current = true;
      setOpen(false);
    } else onKeyDown(event);
  };
  return (
    <ArcoProvider>
      {/* Contains both fields and calendar, and handles their clicks and keys. */}
      <div ref={field} role="presentation" onKeyDown={keys}>
        <DatePicker.RangePicker
          className={styles.picker}
          value={value}
          popupVisible={isOpen}
          onVisibleChange={(visible = false) => {
            setOpen(visible);
            setChosen(value);
          }}
          pickerValue={months}
          onPickerValueChange={(shown) => {
            setMonths(shown);
          }}
          onSelect={setChosen}
          onChange={(days) => {
            // The focused day disappears with the calendar.
            if (field.current?.contains(document.activeElement)) focusField();
            onChange(days);
          }}
          dateRender={(date) => {
            const day = date.format(FORMAT);
            return (
              <div className="arco-picker-date">
                <button
                  type="button"
                  data-day={day}
                  tabIndex={day === current ? 0 : -1}
                  aria-label={formatWholeDay(day, language)}
                  aria-pressed={chosen.includes(day)}
                  className="arco-picker-date-value"
                >
                  {date.date()}
                </button>
              </div>
            );
          }}
          extra={
            <p id={id} className={styles.hint}>
              {t('hint', { format: FORMAT })}
            </p>
          }
          inputProps={inputProps}
          triggerProps={{ className: styles.popup }}
          // At the end of the body it would be outside every landmark.
          getPopupContainer={(node) => node.parentElement ?? document.body}
        />
      </div>
    </ArcoProvider>
  );
}
