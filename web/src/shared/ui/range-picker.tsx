import { DatePicker } from '@arco-design/web-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ArcoProvider } from './arco-provider';
import styles from './range-picker.module.css';

interface Props {
  label: string;
  value: string[];
  onChange: (days: string[]) => void;
}

/** It only comes because somebody asked for it, so it comes open. */
export function RangePicker({ label, value, onChange }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(true);
  const inputProps = [t('date.start'), t('date.end')].map((end) => ({ 'aria-label': `${label}: ${end}` }));
  return (
    <ArcoProvider>
      <DatePicker.RangePicker
        className={styles.picker}
        value={value}
        popupVisible={isOpen}
        onVisibleChange={(visible = false) => {
          setOpen(visible);
        }}
        onChange={(days) => {
          onChange(days);
        }}
        inputProps={inputProps}
        triggerProps={{ className: styles.popup }}
        // At the end of the body it would lie outside every landmark.
        getPopupContainer={(node) => node.parentElement ?? document.body}
      />
    </ArcoProvider>
  );
}
