import { useTranslation } from 'react-i18next';
import type { MeasuredStorageDto, SystemStatusDto } from '../../../../api/generated/model';
import { formatBytes, formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { Time } from '../../../../shared/ui/layout/time';
import { Part } from './part';
import styles from './status.module.css';

/** What is used, and by what. */
export function StoragePart({ storage, measurement }: Pick<SystemStatusDto, 'storage' | 'measurement'>) {
  const { t } = useTranslation('status');
  const language = useLanguage();
  const measured = measurement?.storage ?? null;
  const disk = measured?.disk ?? null;
  return (
    <Part title={t('storage')} data={storage}>
      {({ databaseBytes, tables, fileStore, accounts }) => (
        <>
          <FactList
            facts={[
              { key: 'database', label: t('storage.database'), value: formatBytes(databaseBytes, language) },
              { key: 'files', label: t('storage.files'), value: t(`storage.files.${fileStore}`) },
              {
                key: 'disk',
                label: t('storage.disk'),
                value:
                  disk &&
                  t('storage.disk.left', {
                    free: formatBytes(disk.freeBytes, language),
                    total: formatBytes(disk.totalBytes, language),
                  }),
              },
            ]}
          />
          {measured === null ? <p className={styles.action}>{t('measuring')}</p> : <Measured {...measured} />}
          <Sizes
            title={t('storage.tables')}
            rows={tables.map(({ name, bytes }) => ({ key: name, name, bytes }))}
          />
          <Sizes
            title={t('storage.accounts')}
            rows={accounts.map(({ accountId, name, bytes }) => ({
              key: String(accountId),
              name: name === '' ? t('storage.removed', { id: accountId }) : name,
              bytes,
            }))}
          />
          {measurement !== null && measurement.measuredTime !== null && (
            <p className={styles.action}>
              <Time wire={measurement.measuredTime} text={(time) => t('measured', { time })} />
            </p>
          )}
        </>
      )}
    </Part>
  );
}

function Measured({ groups, files, bucket }: MeasuredStorageDto) {
  const { t } = useTranslation('status');
  const language = useLanguage();
  return (
    <>
      <Sizes
        title={t('storage.groups')}
        rows={groups.map(({ group, bytes }) => ({ key: group, name: t(`group.${group}`), bytes }))}
      />
      <Sizes
        title={t('storage.kinds')}
        rows={files.map(({ kind, place, count, bytes }) => ({
          key: `${place} ${kind}`,
          name: t('storage.kindIn', { kind: t(`kind.${kind}`), place: t(`kind.in.${place}`) }),
          bytes,
          note: t('kind.count', { total: formatNumber(count, language) }),
        }))}
      />
      {bucket !== 'none' && bucket !== 'whole' && <p className={styles.action}>{t(`bucket.${bucket}`)}</p>}
    </>
  );
}

interface SizesProps {
  title: string;
  rows: { key: string; name: string; bytes: number; note?: string }[];
}

function Sizes({ title, rows }: SizesProps) {
  const language = useLanguage();
  if (rows.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{title}</h3>
      <FactList
        facts={rows.map(({ key, name, bytes, note }) => ({
          key,
          label: name,
          value: [formatBytes(bytes, language), ...(note === undefined ? [] : [note])].join(' · '),
        }))}
      />
    </>
  );
}
