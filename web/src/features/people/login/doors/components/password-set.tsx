import { useTranslation } from 'react-i18next';
import { DoorFrame } from './door-frame';
import { Outcome } from './outcome';

/** Says that the new password is set. */
export function PasswordSet() {
  const { t } = useTranslation('doors');
  return (
    <DoorFrame title={t('reset.done.title')}>
      <Outcome kind="done" texts={[t('reset.done')]} />
    </DoorFrame>
  );
}
