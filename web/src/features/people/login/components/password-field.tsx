import IconEye from '@arco-design/web-react/icon/react-icon/IconEye';
import IconEyeInvisible from '@arco-design/web-react/icon/react-icon/IconEyeInvisible';
import IconLock from '@arco-design/web-react/icon/react-icon/IconLock';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loginDtoLimits } from '../../../../api/generated/model/limits/loginDto';
import { IconButton } from '../../../../shared/ui/actions/icon-button';
import { TextField } from '../../../../shared/ui/fields/text-field';

interface Props {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

export function PasswordField({ value, error, onChange }: Props) {
  const { t } = useTranslation('login');
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const noticeCapsLock = (event: KeyboardEvent) => {
    setCapsLock(event.getModifierState('CapsLock'));
  };
  return (
    <TextField
      label={t('password')}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={loginDtoLimits.password.maxLength}
      icon={<IconLock />}
      value={value}
      error={error}
      hint={isCapsLock ? t('password.capsLock') : undefined}
      onChange={(event) => {
        onChange(event.target.value);
      }}
      onKeyDown={noticeCapsLock}
      onKeyUp={noticeCapsLock}
      suffix={
        <IconButton
          label={t(isShown ? 'password.hide' : 'password.show')}
          onClick={() => {
            setShown(!isShown);
          }}
        >
          {isShown ? <IconEye /> : <IconEyeInvisible />}
        </IconButton>
      }
    />
  );
}
