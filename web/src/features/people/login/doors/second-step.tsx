import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { finishLoginDtoLimits } from '../../../../api/generated/model/limits/user';
import { Form } from '../../../../shared/forms/form';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { supportsPasskeys } from '../../../../shared/passkeys/supports-passkeys';
import { DoorFrame } from './components/door-frame';
import { PasskeyStep } from './components/passkey-step';
import { SendButton } from './components/send-button';
import type { SecondStep as SecondStepNeeded } from '../needed-step';
import { secondStepForm } from './doors.store';

interface Props extends SecondStepNeeded {
  onSignedIn: () => void;
  onBack: () => void;
}

/** After a password that was right: asks for a passkey, a code of the authenticator app, or a recovery code. */
export const SecondStep = observer(function SecondStep({ challenge, methods, onSignedIn, onBack }: Props) {
  const { t } = useTranslation('doors');
  const [form] = useState(() => secondStepForm(challenge));
  const { digits } = useInputs(form);
  const hasApp = methods.includes('authenticatorApp');
  const hasPasskey = methods.includes('passkey');
  const way = hasPasskey ? (hasApp ? 'both' : 'passkey') : 'app';
  // Where there is no app, the code is for those who do not have the passkey at hand.
  const startsWithPasskey = hasPasskey && !hasApp && supportsPasskeys();
  const passkey = hasPasskey && (
    <PasskeyStep
      challenge={challenge}
      look={startsWithPasskey ? 'primary' : 'secondary'}
      autoFocus={startsWithPasskey}
      onSignedIn={onSignedIn}
    />
  );
  return (
    <DoorFrame title={t('second.title')} intro={t(`second.intro.${way}`)} onBack={onBack}>
      {startsWithPasskey && passkey}
      <Form
        form={form}
        onSent={onSignedIn}
        actions={
          <SendButton
            label={t('second.send')}
            look={startsWithPasskey ? 'secondary' : 'primary'}
            isBusy={form.isSending}
          />
        }
      >
        <TextField
          {...digits('code')}
          label={t(hasApp ? 'second.code' : 'code')}
          hint={hasApp ? t('second.code.hint') : undefined}
          // The person has just pressed the button of the form that this one replaces.
          autoFocus={!startsWithPasskey}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={finishLoginDtoLimits.code.maxLength}
        />
      </Form>
      {!startsWithPasskey && passkey}
    </DoorFrame>
  );
});
