import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegisteredState } from '../../../../api/generated/model';
import { registrationDtoLimits } from '../../../../api/generated/model/limits/account-requests';
import { Form } from '../../../../shared/forms/form';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { NewPasswordField } from '../../../../shared/ui/fields/new-password-field';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { DoorFrame } from './components/door-frame';
import { DoorSkeleton } from './components/door-skeleton';
import { Outcome } from './components/outcome';
import { SendButton } from './components/send-button';
import { OptionsStore, registerForm } from './doors.store';

export const RegisterDoor = observer(function RegisterDoor() {
  const { t } = useTranslation('doors');
  const [store] = useState(() => new OptionsStore());
  const [registered, setRegistered] = useState<RegisteredState | null>(null);
  useEffect(() => {
    void store.load();
    return store.options.stop;
  }, [store]);
  if (registered !== null)
    return (
      <DoorFrame title={t(`register.${registered}.title`)}>
        <Outcome kind="done" texts={[t(`register.${registered}`)]} />
      </DoorFrame>
    );
  const { data } = store.options;
  return (
    <DoorFrame
      title={t('register.title')}
      intro={data === null ? undefined : t(`register.intro.${data.registration}`)}
    >
      <ResourceView
        resource={store.options}
        skeleton={<DoorSkeleton height="22rem" />}
        onRetry={() => void store.load()}
      >
        {({ registration }) =>
          registration === 'closed' ? (
            <Outcome kind="failed" texts={[t('register.closed')]} />
          ) : (
            <RegistrationForm onSent={setRegistered} />
          )
        }
      </ResourceView>
    </DoorFrame>
  );
});

interface Props {
  onSent: (state: RegisteredState) => void;
}

const RegistrationForm = observer(function RegistrationForm({ onSent }: Props) {
  const { t } = useTranslation(['doors', 'forms']);
  const [form] = useState(registerForm);
  const { userName, nickname, email, password } = registrationDtoLimits;
  const { text } = useInputs(form, {
    userName: { pattern: t('register.userName.hint') },
    email: { pattern: t('register.email.pattern') },
    password: { pattern: t('forms:password.rule') },
  });
  return (
    <Form
      form={form}
      onSent={({ state }) => {
        onSent(state);
      }}
      actions={<SendButton label={t('register.send')} isBusy={form.isSending} />}
    >
      <TextField
        {...text('userName')}
        label={t('userName')}
        hint={t('register.userName.hint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={userName.maxLength}
      />
      <TextField
        {...text('nickname')}
        label={t('register.nickname')}
        autoComplete="name"
        maxLength={nickname.maxLength}
      />
      <TextField
        {...text('email')}
        label={t('register.email')}
        type="email"
        autoComplete="email"
        maxLength={email.maxLength}
      />
      <NewPasswordField {...text('password')} label={t('password')} maxLength={password.maxLength} />
    </Form>
  );
});
