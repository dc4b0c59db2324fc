import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { switchMaintenanceDtoLimits } from '../../../api/generated/model/limits/maintenance';
import { useLeaveGuard } from '../../../shared/forms/use-leave-guard';
import { maintenance } from '../../../shared/session/maintenance.store';
import { NoteLine } from '../../../shared/ui/feedback/note-line';
import { SelectField } from '../../../shared/ui/fields/select-field';
import { TextAreaField } from '../../../shared/ui/fields/text-area-field';
import { Time } from '../../../shared/ui/layout/time';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { DialogActions } from '../../../shared/ui/overlays/dialog-actions';
import { MaintenanceChange } from './maintenance-change.store';
import styles from './maintenance.module.css';

/** In minutes; 0: unknown. */
const durations = [0, 15, 30, 60, 120, 240, 480] as const;

/** Begins, changes or ends maintenance. */
export const MaintenanceDialog = observer(function MaintenanceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['maintenance', 'shared']);
  const id = useId();
  const [change] = useState(() => new MaintenanceChange());
  useLeaveGuard(change.isDirty);
  useEffect(() => void maintenance.load(), []);
  const { isOn } = maintenance;
  const since = maintenance.state?.since ?? null;
  const send = async (isWanted: boolean) => {
    if (await change.send(isWanted)) onClose();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(true);
  };
  const { maxLength } = switchMaintenanceDtoLimits.message;
  return (
    <Dialog title={t('switch')} onClose={onClose}>
      <form id={id} noValidate onSubmit={submit} className={styles.form}>
        <p>{t(isOn ? 'switch.isOn' : 'switch.isOff')}</p>
        {since !== null && (
          <p className={styles.text}>
            <Time wire={since} text={(time) => t('switch.since', { time })} />
          </p>
        )}
        <TextAreaField
          label={t('switch.message')}
          hint={t('switch.message.hint', { max: maxLength })}
          maxLength={maxLength}
          value={change.message}
          onChange={change.setMessage}
        />
        <SelectField
          label={t('switch.duration')}
          value={change.minutes}
          options={durations.map((minutes) => ({
            value: minutes,
            label: t(`duration.${minutes}`),
          }))}
          onChange={change.setMinutes}
        />
        {change.note !== null && (
          <NoteLine note={change.note} conflictText={t('switch.conflict')} onClose={change.forgetNote} />
        )}
      </form>
      <DialogActions
        primary={{ label: t(isOn ? 'switch.save' : 'switch.on'), isBusy: change.busy === 'on', form: id }}
        secondary={
          isOn
            ? [{ label: t('switch.off'), isBusy: change.busy === 'off', onClick: () => void send(false) }]
            : [{ label: t('shared:action.cancel'), onClick: onClose }]
        }
      />
    </Dialog>
  );
});
