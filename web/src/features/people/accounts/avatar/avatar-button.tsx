import IconCamera from '@arco-design/web-react/icon/react-icon/IconCamera';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../../shared/i18n/load-texts';
import { IconButton } from '../../../../shared/ui/actions/icon-button';
import { lazyPart } from '../../../../shared/ui/feedback/lazy-part';
import { Avatar } from '../../../../shared/ui/layout/avatar';
import styles from './avatar-button.module.css';

const AvatarDialog = lazyPart(async () => {
  const [{ AvatarDialog: Part }] = await Promise.all([import('./avatar-dialog'), loadTexts('upload')]);
  return Part;
});

interface Props {
  name: string;
  picture: string;
}

/** The avatar of the signed-in user, with the button that changes it. */
export function AvatarButton({ name, picture }: Props) {
  const { t } = useTranslation('accounts');
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <div className={styles.frame}>
      <Avatar picture={picture.replace('-96.', '-256.')} className={styles.avatar}>
        {name.charAt(0).toUpperCase()}
      </Avatar>
      <IconButton
        label={t('avatar.title')}
        className={styles.button}
        onClick={() => {
          setOpen(true);
        }}
      >
        <IconCamera />
      </IconButton>
      {isOpen && <AvatarDialog onClose={close} onLost={close} />}
    </div>
  );
}
