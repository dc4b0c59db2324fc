import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from '../../announcements/use-announcement';
import { PasswordField } from './password-field';
import styles from './new-password-field.module.css';
import { STRENGTHS, strengthOf } from './password-strength';

type Props = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint'>;

/** A password that is being chosen: with the rule, and how strong it is, in words and as a bar. */
export function NewPasswordField(props: Props) {
  const { t } = useTranslation('forms');
  const strength = props.value === '' ? null : strengthOf(props.value);
  const text = strength && t(`password.strength.${strength}`);
  useAnnouncement(text);
  return (
    <div>
      <PasswordField {...props} autoComplete="new-password" hint={t('password.rule')} />
      {strength !== null && (
        <p className={styles.strength} data-strength={strength}>
          <span aria-hidden="true" className={styles.bar}>
            {STRENGTHS.map((level) => (
              <span key={level} />
            ))}
          </span>
          {text}
        </p>
      )}
    </div>
  );
}
