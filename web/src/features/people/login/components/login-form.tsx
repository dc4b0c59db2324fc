import IconUser from '@arco-design/web-react/icon/react-icon/IconUser';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { loginDtoLimits } from '../../../../api/generated/model/limits/user';
import { supportsPasskeys } from '../../../../shared/passkeys/supports-passkeys';
import { Button } from '../../../../shared/ui/actions/button';
import { CheckboxField } from '../../../../shared/ui/fields/checkbox-field';
import { TextField } from '../../../../shared/ui/fields/text-field';
import type { LoginStore } from '../login.store';
import styles from './login-form.module.css';
import { LoginFailure } from './login-failure';
import { PasswordField } from './password-field';

interface Props {
  store: LoginStore;
  onSignedIn: () => void;
}

export const LoginForm = observer(function LoginForm({ store, onSignedIn }: Props) {
  const { t } = useTranslation('login');
  const form = useRef<HTMLFormElement>(null);
  const { username, password, remember, isNameKnown, missing, failure, busy } = store;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await store.submit()) onSignedIn();
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const askPasskey = async () => {
    if (await store.submitPasskey()) onSignedIn();
  };

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <LoginFailure failure={failure} />
      <TextField
        label={t('username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={loginDtoLimits.username.maxLength}
        icon={<IconUser />}
        value={username}
        error={missing.includes('username') ? t('username.required') : undefined}
        onChange={({ target }) => {
          store.setField('username', target.value);
        }}
      />
      <PasswordField
        autoFocus={isNameKnown}
        value={password}
        error={missing.includes('password') ? t('password.required') : undefined}
        onChange={(value) => {
          store.setField('password', value);
        }}
      />
      <CheckboxField
        label={t('remember')}
        hint={t('remember.hint')}
        checked={remember}
        onChange={(checked) => {
          store.setRemember(checked);
        }}
      />
      <Button type="submit" look="primary" busy={busy === 'password'} className={styles.submit}>
        {t('submit')}
      </Button>
      {supportsPasskeys() ? (
        <Button busy={busy === 'passkey'} className={styles.submit} onClick={() => void askPasskey()}>
          {t('passkey')}
        </Button>
      ) : (
        t('passkey.none')
      )}
    </form>
  );
});
