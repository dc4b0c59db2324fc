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
    <div className={styles.box}>
      {/* Browsers drop the roles of a table when CSS changes `display`, as it does on a phone, so they are explicit. */}
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>
          {mail === 'ready' ? t('kinds.about', { address: mailAddress }) : t('kinds.aboutMessages')}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className={styles.kind}>
              {t('kinds')}
            </th>
            <th role="columnheader" scope="col" className={styles.way}>
              {t('way.message')}
            </th>
            <th role="columnheader" scope="col" className={styles.way}>
              {t('way.mail')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {kinds.map((choice) => {
            const { kind, isMandatory } = choice;
            const label = t(`kind.${kind}`);
            return (
              <tr key={kind} role="row">
                <th role="rowheader" scope="row" className={styles.kind}>
                  {label}
                  <span className={styles.about}>{t(`kind.${kind}.about`)}</span>
                  {isMandatory && <span className={styles.about}>{t('mandatory')}</span>}
                </th>
                <td role="cell" className={styles.way}>
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
                <td role="cell" className={styles.way}>
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
    </div>
  );
}
