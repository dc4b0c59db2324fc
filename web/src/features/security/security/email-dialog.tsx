import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeEmailDtoLimits } from '../../../api/generated/model/limits/security';
import { FormDialog } from '../../../shared/forms/form-dialog';
import { useInputs } from '../../../shared/forms/use-inputs';
import { TextField } from '../../../shared/ui/fields/text-field';
import { CurrentPasswordField } from './components/current-password-field';
import { emailForm } from './security-forms.store';

interface Props {
  mailConfigured: boolean;
  /** An address that the account has, but that was never confirmed. */
  confirms: string | undefined;
  onDone: (message: string) => void;
  onCodeSent: (email: string) => void;
  onClose: () => void;
}

/** Changes the address, or confirms the present one. */
export const EmailDialog = observer(function EmailDialog(props: Props) {
  const { mailConfigured, confirms, onDone, onCodeSent, onClose } = props;
  const { t } = useTranslation('security');
  const [form] = useState(() => emailForm(confirms ?? ''));
  const { text } = useInputs(form);
  return (
    <FormDialog
      title={t(confirms === undefined ? 'email.change' : 'email.confirm')}
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
        label={t(confirms === undefined ? 'email.new' : 'email')}
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
