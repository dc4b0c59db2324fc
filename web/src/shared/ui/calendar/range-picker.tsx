import { DatePicker } from '@arco-design/web-react';
import IconDoubleLeft from '@arco-design/web-react/icon/react-icon/IconDoubleLeft';
import IconDoubleRight from '@arco-design/web-react/icon/react-icon/IconDoubleRight';
import IconLeft from '@arco-design/web-react/icon/react-icon/IconLeft';
import IconRight from '@arco-design/web-react/icon/react-icon/IconRight';
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../announcements/live-regions';
import { formatMonth, formatWholeDay } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { ArcoProvider } from '../layout/arco-provider';
import styles from './range-picker.module.css';
import '../../styles/arco/date-picker.css';
import { monthOf, today } from './days';
import { useCalendarKeys } from './use-calendar-keys';
import { useTypedDays } from './use-typed-days';

interface Props {
  label: string;
  value: string[];
  /** One day, which is then the first and the last. */
  isSingle?: boolean;
  isRequired?: boolean;
  isInvalid?: boolean;
  describedBy?: string | undefined;
  onChange: (days: string[]) => void;
}

/** Whatever types or deletes, and the key to the days. */
const OPENING = /^(.|Backspace|Delete|ArrowDown)$/;
const FORMAT = 'YYYY-MM-DD';

/** The days of a range, or one day. Mounted on request, so it starts open. */
export function RangePicker(props: Props) {
  const {
    label,
    value,
    isSingle = false,
    isRequired = false,
    isInvalid = false,
    describedBy,
    onChange,
  } = props;
  const { t } = useTranslation(['calendar', 'shared']);
  const language = useLanguage();
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(true);
  const [chosen, setChosen] = useState(value);
  const { day: current, months, setMonths, onKeyDown } = useCalendarKeys(field, value[0], isSingle);
  const typed = useTypedDays(field, { value, isSingle }, onChange);
  const ends = isSingle ? [t('shared:date.day')] : [t('shared:date.start'), t('shared:date.end')];
  const inputProps = ends.map((end) => ({
    'aria-label': `${label}: ${end}`,
    'aria-describedby': [isOpen ? id : undefined, describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': isInvalid,
    required: isRequired,
  }));
  const icons = {
    prevDouble: <HeaderButton label={t('year.previous')} icon={<IconDoubleLeft />} />,
    prev: <HeaderButton label={t('month.previous')} icon={<IconLeft />} />,
    next: <HeaderButton label={t('month.next')} icon={<IconRight />} />,
    nextDouble: <HeaderButton label={t('year.next')} icon={<IconDoubleRight />} />,
  };
  const focusField = () => field.current?.querySelector('input')?.focus();
  // It takes the place of the button that had the focus. On a phone that would bring the keys over the calendar.
  const begin = useEffectEvent(() => {
    if (!matchMedia('(pointer: coarse)').matches) focusField();
  });
  useEffect(() => {
    begin();
  }, []);
  /** What gets the focus once the calendar has closed: Arco takes it from its fields. */
  const last = useRef<HTMLInputElement>(null);
  const close = () => {
    const { activeElement } = document;
    if (field.current?.contains(activeElement))
      last.current =
        activeElement instanceof HTMLInputElement ? activeElement : field.current.querySelector('input');
    setOpen(false);
  };
  useEffect(() => {
    if (!isOpen) last.current?.focus();
    last.current = null;
  }, [isOpen]);
  // Arco forgets what was typed before the calendar is open.
  const open = () => {
    setOpen(true);
  };
  const keys = (event: KeyboardEvent) => {
    if (OPENING.test(event.key)) open();
    if (OPENING.test(event.key) && event.target instanceof HTMLInputElement) typed.begin();
    // Takes the day that was typed. Only the next one sends the form around it.
    if (event.key === 'Enter' && isOpen && event.target instanceof HTMLInputElement) event.preventDefault();
    if (event.key === 'Escape' && isOpen) {
      typed.press([]);
      close();
    } else onKeyDown(event);
  };
  const paste = ({ target }: ClipboardEvent) => {
    open();
    if (target instanceof HTMLInputElement) typed.begin();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget === null || currentTarget.contains(relatedTarget)) return;
    typed.take();
    setOpen(false);
  };
  const show = (shown: string[]) => {
    setMonths(shown);
    announce(shown.map((month) => formatMonth(monthOf(month), language)).join(' – '));
  };
  const picker = {
    className: styles.picker,
    popupVisible: isOpen,
    onVisibleChange: (visible = false) => {
      if (visible) setOpen(true);
      else {
        typed.take();
        close();
      }
      setChosen(value);
    },
    icons,
    dateRender: (date: { format: (form: string) => string; date: () => number }) => {
      const day = date.format(FORMAT);
      const isToday = day === today();
      return (
        <div className={`arco-picker-date ${isToday ? styles.today : ''}`}>
          <button
            type="button"
            data-day={day}
            tabIndex={day === current ? 0 : -1}
            aria-label={formatWholeDay(day, language)}
            aria-current={isToday ? 'date' : undefined}
            aria-pressed={chosen.includes(day)}
            className="arco-picker-date-value"
          >
            {date.date()}
          </button>
        </div>
      );
    },
    extra: (
      <p id={id} className={styles.hint}>
        {t('hint', { format: FORMAT })}
      </p>
    ),
    triggerProps: { className: styles.popup ?? '' },
    // At the end of the body it would be outside every landmark.
    getPopupContainer: (node: HTMLElement) => node.parentElement ?? document.body,
  };
  const [month = current] = months;
  return (
    <ArcoProvider>
      {/* Contains the fields and the calendar, and handles their clicks and keys. */}
      <div
        ref={field}
        role="presentation"
        onKeyDown={keys}
        onBlur={leave}
        onPaste={paste}
        onInput={typed.onInput}
      >
        {isSingle ? (
          <DatePicker
            {...picker}
            // Its today is that of the browser, which may be another one than that of the school.
            showNowBtn={false}
            value={value[0] ?? ''}
            pickerValue={month}
            onPickerValueChange={(shown) => {
              show([shown]);
            }}
            onSelect={(day) => {
              typed.press([day, day]);
              setChosen([day]);
            }}
            onChange={(day) => {
              typed.press([]);
              // Nothing once it is cleared, whatever the type says.
              onChange(day ? [day, day] : []);
            }}
            inputProps={inputProps[0]}
          />
        ) : (
          <DatePicker.RangePicker
            {...picker}
            value={value}
            pickerValue={months}
            onPickerValueChange={show}
            onSelect={(days) => {
              typed.press(days);
              setChosen(days);
            }}
            onChange={(days) => {
              typed.press([]);
              onChange(days);
            }}
            inputProps={inputProps}
          />
        )}
      </div>
    </ArcoProvider>
  );
}

/** Arco handles the press of the cell around it. */
function HeaderButton({ label, icon }: { label: string; icon: ReactNode }) {
  return (
    <button type="button" className={styles.turn} aria-label={label}>
      {icon}
    </button>
  );
}
