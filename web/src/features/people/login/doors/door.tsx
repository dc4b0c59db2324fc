import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../shared/ui/feedback/toasts.store';
import type { DoorName, DoorProps } from '../door';
import { ForgotDoor } from './forgot-door';
import { RecoverDoor } from './recover-door';
import { RegisterDoor } from './register-door';
import { ResetDoor } from './reset-door';

const parts: Record<DoorName, ComponentType<DoorProps>> = {
  forgot: ForgotDoor,
  recover: RecoverDoor,
  reset: ResetDoor,
  register: RegisterDoor,
};

/** For people who cannot log in. */
export function Door({ name, onPasswordSet }: DoorProps & { name: DoorName }) {
  const { t } = useTranslation('doors');
  const Part = parts[name];
  return (
    <Part
      onPasswordSet={(userName) => {
        toasts.show({ kind: 'success', text: t('reset.done') });
        onPasswordSet(userName);
      }}
    />
  );
}
