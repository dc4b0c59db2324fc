import IconLock from '@arco-design/web-react/icon/react-icon/IconLock';
import { useTranslation } from 'react-i18next';
import { loginDtoLimits } from '../../../../api/generated/model/limits/user';
import { PasswordField as SharedPasswordField } from '../../../../shared/ui/fields/password-field';

interface Props {
  autoFocus: boolean;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

export function PasswordField({ autoFocus, value, error, onChange }: Props) {
  const { t } = useTranslation('login');
  return (
    <SharedPasswordField
      label={t('password')}
      name="password"
      autoFocus={autoFocus}
      autoComplete="current-password"
      maxLength={loginDtoLimits.password.maxLength}
      icon={<IconLock />}
      value={value}
      error={error}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}
