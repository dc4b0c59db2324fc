import { useTranslation } from 'react-i18next';
import type { SystemStatusDto } from '../../../../api/generated/model';
import { formatDateTime, formatMinute, formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Entries } from './entries';
import { Part } from './part';

export function ReplicasPart({ replicas }: Pick<SystemStatusDto, 'replicas'>) {
  const { t } = useTranslation('status');
  const language = useLanguage();
  return (
    <Part title={t('replicas')} data={replicas}>
      {(all) => (
        <Entries
          entries={all.map(({ id, host, pid, version, state, ...replica }) => {
            const isDeaf = state === 'running' && !replica.isListening;
            const isApart = state === 'running' && !replica.sharesVideos;
            const details = [
              t('replica.version', { version }),
              t('replica.since', { time: formatMinute(replica.startedTime, language) }),
              t('replica.seen', { time: formatDateTime(replica.seenTime, language) }),
              t('replica.streams', { total: formatNumber(replica.streams, language) }),
              ...(replica.isThis ? [t('replica.this')] : []),
            ];
            return {
              key: id,
              title: <bdi>{t('replica.process', { host, pid: String(pid) })}</bdi>,
              tone: state === 'lost' || isDeaf || isApart ? 'bad' : 'good',
              state: isDeaf ? t('replica.deaf') : isApart ? t('replica.otherVideos') : t(`replica.${state}`),
              details: details.join(' · '),
            };
          })}
        />
      )}
    </Part>
  );
}
