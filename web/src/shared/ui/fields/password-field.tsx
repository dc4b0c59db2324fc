import IconEye from '@arco-design/web-react/icon/react-icon/IconEye';
import IconEyeInvisible from '@arco-design/web-react/icon/react-icon/IconEyeInvisible';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';
import { TextField } from './text-field';

interface Props extends Omit<ComponentProps<typeof TextField>, 'type' | 'suffix' | 'onKeyDown' | 'onKeyUp'> {
  autoComplete: 'current-password' | 'new-password';
}

/** Can be shown in clear, and says when Caps Lock is on. */
export function PasswordField({ hint, ...field }: Props) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const noticeCapsLock = (event: KeyboardEvent) => {
    setCapsLock(event.getModifierState('CapsLock'));
  };
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      hint={isCapsLock ? t('password.capsLock') : hint}
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
