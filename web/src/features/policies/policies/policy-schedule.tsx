import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicyDetailDto } from '../../../api/generated/model';
import { ScheduleDialog } from '../../../shared/schedule/schedule-dialog';
import type { ScheduleForm } from '../../../shared/schedule/schedule-form';
import { Button } from '../../../shared/ui/actions/button';
import { toasts } from '../../../shared/ui/feedback/toasts.store';

interface Props {
  /** A form with the times that are stored now. */
  begin: () => ScheduleForm<PolicyDetailDto>;
  onSaved: () => void;
}

/** Opens the times at which the set is delivered. */
export function PolicySchedule({ begin, onSaved }: Props) {
  const { t } = useTranslation('schedule');
  const [form, setForm] = useState<ScheduleForm<PolicyDetailDto> | null>(null);
  return (
    <>
      <Button
        look="text"
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
            setForm(null);
            toasts.show({ kind: 'success', text: t('done') });
            onSaved();
          }}
          onCancel={() => {
            setForm(null);
          }}
        />
      )}
    </>
  );
}
