import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../forms/form-dialog';
import { useInputs } from '../forms/use-inputs';
import { formatMinute } from '../i18n/format';
import { useLanguage } from '../i18n/use-language';
import { schoolTime } from '../organisation/school-time';
import { DateTimeField } from '../ui/fields/date-time-field';
import styles from './schedule-dialog.module.css';
import type { ScheduleForm } from './schedule-form';

interface Props<Answer> {
  form: ScheduleForm<Answer>;
  onSent: (answer: Answer) => void;
  onCancel: () => void;
}

/** From when and until when something that is online is delivered. */
export const ScheduleDialog = observer(function ScheduleDialog<Answer>(props: Props<Answer>) {
  const { t } = useTranslation('schedule');
  const language = useLanguage();
  const { value } = useInputs(props.form, {
    onlineFrom: { wrong: t('time.wrong') },
    onlineUntil: { wrong: t('time.wrong'), past: t('until.early') },
  });
  return (
    <FormDialog {...props} title={t('title')} action={t('save')}>
      <div className={styles.fields}>
        <p className={styles.zone}>{t('zone', { now: formatMinute(schoolTime(new Date()), language) })}</p>
        <DateTimeField {...value('onlineFrom')} label={t('from')} hint={t('from.hint')} />
        <DateTimeField {...value('onlineUntil')} label={t('until')} hint={t('until.hint')} />
      </div>
    </FormDialog>
  );
}) as <Answer>(props: Props<Answer>) => ReactNode;
