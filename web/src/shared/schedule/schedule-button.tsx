import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/actions/button';
import { toasts } from '../ui/feedback/toasts.store';
import styles from './schedule-button.module.css';
import { ScheduleDialog } from './schedule-dialog';
import type { ScheduleForm } from './schedule-form';

interface Props<Answer> {
  /** A form with the times that are stored now. */
  begin: () => ScheduleForm<Answer>;
  onSaved: () => void;
}

/** Opens the times at which something is delivered. */
export function ScheduleButton<Answer>({ begin, onSaved }: Props<Answer>): ReactNode {
  const { t } = useTranslation('schedule');
  const [form, setForm] = useState<ScheduleForm<Answer> | null>(null);
  const close = () => {
    setForm(null);
  };
  return (
    <div className={styles.place}>
      <Button
        onClick={() => {
          setForm(begin());
        }}
      >
        {t('title')}
      </Button>
      {form !== null && (
        <ScheduleDialog
          form={form}
          onSent={() => {
            close();
            toasts.show({ kind: 'success', text: t('done') });
            onSaved();
          }}
          onCancel={close}
        />
      )}
    </div>
  );
}
