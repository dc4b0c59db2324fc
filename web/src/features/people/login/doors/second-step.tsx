import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { finishLoginDtoLimits } from '../../../../api/generated/model/limits/user';
import { Form } from '../../../../shared/forms/form';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { DoorFrame } from './components/door-frame';
import { SendButton } from './components/send-button';
import { secondStepForm } from './doors.store';

interface Props {
  challenge: string;
  onSignedIn: () => void;
  onBack: () => void;
}

/** After a password that was right: asks for a code of the authenticator app, or for a recovery code. */
export const SecondStep = observer(function SecondStep({ challenge, onSignedIn, onBack }: Props) {
  const { t } = useTranslation('doors');
  const [form] = useState(() => secondStepForm(challenge));
  const { text } = useInputs(form);
  return (
    <DoorFrame title={t('second.title')} intro={t('second.intro')} onBack={onBack}>
      <Form
        form={form}
        onSent={onSignedIn}
        actions={<SendButton label={t('second.send')} isBusy={form.isSending} />}
      >
        <TextField
          {...text('code')}
          label={t('second.code')}
          hint={t('second.code.hint')}
          // The person has just pressed the button of the form that this one replaces.
          autoFocus
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={finishLoginDtoLimits.code.maxLength}
        />
      </Form>
    </DoorFrame>
  );
});
