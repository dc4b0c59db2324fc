import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecurityDto } from '../../../api/generated/model';
import { changeEmailDtoLimits } from '../../../api/generated/model/limits/changeEmailDto';
import { FormDialog } from '../../../shared/forms/form-dialog';
import { useInputs } from '../../../shared/forms/use-inputs';
import { TextField } from '../../../shared/ui/fields/text-field';
import { CurrentPasswordField } from './components/current-password-field';
import { emailForm } from './security-forms.store';

interface Props {
  security: SecurityDto;
  onDone: (message: string) => void;
  onCodeSent: (email: string) => void;
  onClose: () => void;
}

/** Where mail can be sent, the present address can be confirmed, too. */
export const EmailDialog = observer(function EmailDialog(props: Props) {
  const { security, onDone, onCodeSent, onClose } = props;
  const { email, emailConfirmed, emailWaiting, mailConfigured } = security;
  const { t } = useTranslation('security');
  const [form] = useState(() => emailForm(mailConfigured && !emailConfirmed ? (emailWaiting ?? email) : ''));
  const { text } = useInputs(form);
  return (
    <FormDialog
      title={t('email.change')}
      form={form}
      action={t(mailConfigured ? 'email.send' : 'email.change')}
      onSent={() => {
        if (mailConfigured) onCodeSent(form.values.email);
        else onDone(t('email.changed'));
      }}
      onCancel={onClose}
    >
      <TextField
        {...text('email')}
        label={t('email.new')}
        type="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={changeEmailDtoLimits.email.maxLength}
        hint={t(mailConfigured ? 'email.hint' : 'email.hint.noMail')}
      />
      <CurrentPasswordField {...text('currentPassword')} />
    </FormDialog>
  );
});
