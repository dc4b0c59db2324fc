import { useTranslation } from 'react-i18next';
import type { NotificationPreferencesDto, OwnNotificationChoiceDto } from '../../../../api/generated/model';
import { SwitchField } from '../../../../shared/ui/fields/switch-field';
import styles from './kinds-table.module.css';

interface Props {
  preferences: NotificationPreferencesDto;
  onChoose: (choice: OwnNotificationChoiceDto) => void;
}

/** The kinds of notifications, and the ways in which they arrive. */
export function KindsTable({ preferences: { kinds, mail, mailAddress }, onChoose }: Props) {
  const { t } = useTranslation('notifications');
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {mail === 'ready' ? t('kinds.about', { address: mailAddress }) : t('kinds.aboutMessages')}
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.kind}>
            {t('kinds')}
          </th>
          <th scope="col" className={styles.way}>
            {t('way.message')}
          </th>
          <th scope="col" className={styles.way}>
            {t('way.mail')}
          </th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((choice) => {
          const { kind, isMandatory } = choice;
          const label = t(`kind.${kind}`);
          return (
            <tr key={kind}>
              <th scope="row" className={styles.kind}>
                {label}
                <span className={styles.about}>{t(`kind.${kind}.about`)}</span>
                {isMandatory && <span className={styles.about}>{t('mandatory')}</span>}
              </th>
              <td className={styles.way}>
                <SwitchField
                  label={t('way.message.of', { kind: label })}
                  isLabelHidden
                  checked={choice.message}
                  disabled={isMandatory}
                  onChange={(message) => {
                    onChoose({ ...choice, message });
                  }}
                />
              </td>
              <td className={styles.way}>
                <SwitchField
                  label={t('way.mail.of', { kind: label })}
                  isLabelHidden
                  checked={choice.mail}
                  disabled={mail !== 'ready'}
                  onChange={(isMailed) => {
                    onChoose({ ...choice, mail: isMailed });
                  }}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
