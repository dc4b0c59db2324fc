import { useTranslation } from 'react-i18next';
import type { SecurityDto } from '../../../../api/generated/model';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { Time } from '../../../../shared/ui/layout/time';
import type { SecurityDialog } from '../security-dialogs';
import { SecurityRow } from './security-row';

interface Props {
  security: SecurityDto;
  onOpen: (dialog: SecurityDialog) => void;
}

/** The second factor: an app that shows codes. */
export function AuthenticatorRow({ security, onOpen }: Props) {
  const { t } = useTranslation('security');
  const { authenticatorAppSince: since, authenticatorAppUsedAt: usedAt, secondFactorMandatory } = security;
  const isNeeded = secondFactorMandatory && security.passkeys === 0;
  const isSet = since !== null;
  const remove = {
    label: t('app.remove'),
    onClick: () => {
      onOpen({ kind: 'removeAuthenticator' });
    },
  };
  return (
    <SecurityRow
      title={t('app')}
      hint={t(isNeeded ? 'app.mandatory' : 'app.why')}
      actions={[
        {
          label: t(isSet ? 'app.replace' : 'app.setUp'),
          onClick: () => {
            onOpen({ kind: 'authenticator', replaces: isSet });
          },
        },
        ...(isSet && !isNeeded ? [remove] : []),
      ]}
    >
      <StateTag tone={isSet ? 'good' : 'quiet'}>{t(isSet ? 'isSet' : 'isNotSet')}</StateTag>
      {since !== null && <Time wire={since} text={(time) => t('app.since', { time })} />}
      {usedAt !== null && <Time wire={usedAt} text={(time) => t('app.usedAt', { time })} />}
    </SecurityRow>
  );
}
