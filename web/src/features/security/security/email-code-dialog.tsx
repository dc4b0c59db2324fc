import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmEmailDtoLimits } from '../../../api/generated/model/limits/security';
import { FormDialog } from '../../../shared/forms/form-dialog';
import { useInputs } from '../../../shared/forms/use-inputs';
import { TextField } from '../../../shared/ui/fields/text-field';
import { emailCodeForm } from './security-forms.store';

interface Props {
  /** Where the code was sent. */
  email: string;
  onDone: (message: string) => void;
  onAnother: () => void;
  onClose: () => void;
}

export const EmailCodeDialog = observer(function EmailCodeDialog({
  email,
  onDone,
  onAnother,
  onClose,
}: Props) {
  const { t } = useTranslation('security');
  const [form] = useState(emailCodeForm);
  const { digits } = useInputs(form, { code: { pattern: t('email.code.pattern') } });
  return (
    <FormDialog
      title={t('email.confirm')}
      form={form}
      action={t('email.confirm')}
      extra={[{ label: t('email.another'), onClick: onAnother }]}
      onSent={() => {
        onDone(t('email.confirmed'));
      }}
      onCancel={onClose}
    >
      <p>{t('email.sent', { email })}</p>
      <TextField
        {...digits('code')}
        label={t('email.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={confirmEmailDtoLimits.code.maxLength}
      />
    </FormDialog>
  );
});
