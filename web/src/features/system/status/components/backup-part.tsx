import { useTranslation } from 'react-i18next';
import type { BackupStatusDto, SystemStatusDto } from '../../../../api/generated/model';
import { formatBytes } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { Time } from '../../../../shared/ui/layout/time';
import { Entries } from './entries';
import { Part } from './part';

const tones = { current: 'good', nearlyFull: 'bad', old: 'bad', unreadable: 'bad', unseen: 'bad' } as const;

/** The newest backup, and what to do if there is none, it is old, or there is little room. */
export function BackupPart({ measurement }: Pick<SystemStatusDto, 'measurement'>) {
  const { t } = useTranslation('status');
  return (
    <Part title={t('backup')} data={measurement}>
      {({ backup }) => (backup === null ? <p>{t('measuring')}</p> : <Backup backup={backup} />)}
    </Part>
  );
}

function Backup({
  backup: { state, place, madeTime, hours, bytes, freeBytes, everyHours },
}: {
  backup: BackupStatusDto;
}) {
  const { t } = useTranslation('status');
  const language = useLanguage();
  const facts = [
    {
      key: 'made',
      label: t('backup.made'),
      value: madeTime && hours !== null && (
        <>
          <Time wire={madeTime} /> · {t('backup.hours', { count: hours })}
        </>
      ),
    },
    { key: 'size', label: t('backup.size'), value: bytes === null ? null : formatBytes(bytes, language) },
    {
      key: 'room',
      label: t('backup.room'),
      value: freeBytes === null ? null : formatBytes(freeBytes, language),
    },
    {
      key: 'expected',
      label: t('backup.expected'),
      value: t('backup.every', { count: everyHours }),
    },
  ];
  return (
    <>
      <Entries
        entries={[
          {
            key: 'newest',
            title: t(place === null ? 'backup.newest' : `backup.${place}`),
            tone: tones[state],
            state: t(`backup.${state}`),
            details: state === 'current' ? null : t(`backup.${state}.text`),
          },
        ]}
      />
      <FactList facts={facts} />
    </>
  );
}
