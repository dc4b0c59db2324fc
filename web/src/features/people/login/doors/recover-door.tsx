import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recoverPasswordDtoLimits } from '../../../../api/generated/model/limits/account-requests';
import { Form } from '../../../../shared/forms/form';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { NewPasswordField } from '../../../../shared/ui/fields/new-password-field';
import { TextField } from '../../../../shared/ui/fields/text-field';
import type { DoorProps } from '../door';
import { DoorFrame } from './components/door-frame';
import { DoorLink } from './components/door-link';
import { SendButton } from './components/send-button';
import { recoverForm } from './doors.store';

/** The form of a recovery code. */
const EXAMPLE = '7K3M-9QDX-0TWB-5HRA';

/** Sets a new password by a recovery code. */
export const RecoverDoor = observer(function RecoverDoor({ onPasswordSet }: DoorProps) {
  const { t } = useTranslation(['doors', 'forms']);
  const [form] = useState(recoverForm);
  const { text } = useInputs(form, { newPassword: { pattern: t('forms:password.rule') } });
  return (
    <DoorFrame
      title={t('recover.title')}
      intro={t('recover.intro')}
      links={<DoorLink to="forgot">{t('recover.none')}</DoorLink>}
    >
      <Form
        form={form}
        onSent={() => {
          onPasswordSet(form.values.userName.trim());
        }}
        actions={<SendButton label={t('reset.send')} isBusy={form.isSending} />}
      >
        <TextField
          {...text('userName')}
          label={t('userName')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={recoverPasswordDtoLimits.userName.maxLength}
        />
        <TextField
          {...text('code')}
          label={t('code')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={EXAMPLE}
          maxLength={recoverPasswordDtoLimits.code.maxLength}
        />
        <NewPasswordField
          {...text('newPassword')}
          label={t('newPassword')}
          maxLength={recoverPasswordDtoLimits.newPassword.maxLength}
        />
      </Form>
    </DoorFrame>
  );
});
