import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmedDtoLimits } from '../../../../api/generated/model/limits/security';
import { PasswordField } from '../../../../shared/ui/fields/password-field';

type Props = Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete' | 'maxLength' | 'hint'>;

/** Confirms a change. */
export function CurrentPasswordField(props: Props) {
  const { t } = useTranslation('security');
  return (
    <PasswordField
      {...props}
      label={t('currentPassword')}
      autoComplete="current-password"
      maxLength={confirmedDtoLimits.currentPassword.maxLength}
    />
  );
}
