import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ApiError } from '../../../../api/api-error';
import { setPasswordDtoLimits } from '../../../../api/generated/model/limits/account-requests';
import { Form } from '../../../../shared/forms/form';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { NewPasswordField } from '../../../../shared/ui/fields/new-password-field';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { DoorFrame } from './components/door-frame';
import { DoorLink } from './components/door-link';
import { DoorSkeleton } from './components/door-skeleton';
import { Outcome } from './components/outcome';
import { PasswordSet } from './components/password-set';
import { SendButton } from './components/send-button';
import { LinkStore } from './doors.store';

/** Sets a new password by a link. Its token is in the fragment of the address. */
export const ResetDoor = observer(function ResetDoor() {
  const { t } = useTranslation('doors');
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  const [isDone, setDone] = useState(false);
  if (isDone) return <PasswordSet />;
  return (
    <DoorFrame
      title={t('reset.title')}
      intro={t('reset.intro')}
      links={<DoorLink to="forgot">{t('reset.again')}</DoorLink>}
    >
      <LinkForm
        key={token}
        token={token}
        onDone={() => {
          setDone(true);
        }}
      />
    </DoorFrame>
  );
});

const LinkForm = observer(function LinkForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation(['doors', 'forms']);
  const [store] = useState(() => new LinkStore(token));
  const { account, form } = store;
  const { text } = useInputs(form, { newPassword: { pattern: t('forms:password.rule') } });
  useEffect(() => {
    void store.check();
    return account.stop;
  }, [store, account]);

  const { error } = account;
  if (error instanceof ApiError && !error.mayPass)
    return <Outcome kind="failed" texts={[t('reset.invalid'), t('reset.invalid.next')]} />;
  return (
    <ResourceView
      resource={account}
      skeleton={<DoorSkeleton height="7rem" />}
      onRetry={() => void store.check()}
    >
      {({ userName }) => (
        <Form
          form={form}
          onSent={onDone}
          actions={<SendButton label={t('reset.send')} isBusy={form.isSending} />}
        >
          {/* Password managers store the password under this name. */}
          <TextField
            label={t('userName')}
            name="username"
            autoComplete="username"
            readOnly
            value={userName}
          />
          <NewPasswordField
            {...text('newPassword')}
            label={t('newPassword')}
            maxLength={setPasswordDtoLimits.newPassword.maxLength}
          />
        </Form>
      )}
    </ResourceView>
  );
});
