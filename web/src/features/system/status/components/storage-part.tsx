import { useTranslation } from 'react-i18next';
import type { SystemStatusDto } from '../../../../api/generated/model';
import { formatBytes } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { Part } from './part';
import styles from './status.module.css';

export function StoragePart({ storage }: Pick<SystemStatusDto, 'storage'>) {
  const { t } = useTranslation('status');
  const language = useLanguage();
  return (
    <Part title={t('storage')} data={storage}>
      {({ databaseBytes, tables, fileStore, accounts }) => (
        <>
          <FactList
            facts={[
              { key: 'database', label: t('storage.database'), value: formatBytes(databaseBytes, language) },
              { key: 'files', label: t('storage.files'), value: t(`storage.files.${fileStore}`) },
            ]}
          />
          <h3 className={styles.heading}>{t('storage.tables')}</h3>
          <FactList
            facts={tables.map(({ name, bytes }) => ({
              key: name,
              label: name,
              value: formatBytes(bytes, language),
            }))}
          />
          {accounts.length > 0 && (
            <>
              <h3 className={styles.heading}>{t('storage.accounts')}</h3>
              <FactList
                facts={accounts.map(({ accountId, name, bytes }) => ({
                  key: String(accountId),
                  label: name === '' ? t('storage.removed', { id: accountId }) : name,
                  value: formatBytes(bytes, language),
                }))}
              />
            </>
          )}
        </>
      )}
    </Part>
  );
}
