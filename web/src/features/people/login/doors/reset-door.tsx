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
import type { DoorProps } from '../door';
import { DoorFrame } from './components/door-frame';
import { DoorLink } from './components/door-link';
import { DoorSkeleton } from './components/door-skeleton';
import { Outcome } from './components/outcome';
import { SendButton } from './components/send-button';
import { LinkStore } from './doors.store';

/** Sets the first password, or a new one, by a link. Its token is in the fragment of the address. */
export function ResetDoor(props: DoorProps) {
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  return <LinkDoor key={token} token={token} {...props} />;
}

interface Props extends DoorProps {
  token: string;
}

const LinkDoor = observer(function LinkDoor({ token, onPasswordSet }: Props) {
  const { t } = useTranslation(['doors', 'forms']);
  const [store] = useState(() => new LinkStore(token));
  const { account, form } = store;
  const { text } = useInputs(form, { newPassword: { pattern: t('forms:password.rule') } });
  useEffect(() => {
    void store.check();
    return account.stop;
  }, [store, account]);

  const { error, state } = account;
  const isInvalid = error instanceof ApiError && !error.mayPass;
  const found = state === 'ready' ? account.data : null;
  // What a link is for, only the server knows, and only of a link that is valid.
  const kind = found === null ? 'link' : found.invited ? 'first' : 'reset';
  return (
    <DoorFrame
      title={state === 'loading' ? undefined : t(`${kind}.title`)}
      intro={kind === 'link' ? undefined : t(`${kind}.intro`)}
      links={kind !== 'first' && <DoorLink to="forgot">{t('reset.again')}</DoorLink>}
    >
      {isInvalid ? (
        <Outcome kind="failed" texts={[t('link.invalid'), t('link.invalid.next')]} />
      ) : (
        <ResourceView
          resource={account}
          skeleton={<DoorSkeleton height="16rem" />}
          onRetry={() => void store.check()}
        >
          {({ userName, invited }) => (
            <Form
              form={form}
              onSent={() => {
                onPasswordSet(userName);
              }}
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
                label={t(invited ? 'password' : 'newPassword')}
                maxLength={setPasswordDtoLimits.newPassword.maxLength}
              />
            </Form>
          )}
        </ResourceView>
      )}
    </DoorFrame>
  );
});
