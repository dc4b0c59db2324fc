import { useTranslation } from 'react-i18next';
import type { JobName, JobStatusDto, SystemStatusDto } from '../../../../api/generated/model';
import { formatDateTime, formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Entries } from './entries';
import { Part } from './part';

function stateOf({ failure, isOverdue, lastTime }: JobStatusDto) {
  if (failure !== '') return 'failed';
  if (isOverdue) return 'overdue';
  return lastTime === null ? 'waiting' : 'ok';
}

const tones = { failed: 'bad', overdue: 'bad', waiting: 'quiet', ok: 'good' } as const;

export function JobsPart({ jobs }: Pick<SystemStatusDto, 'jobs'>) {
  const { t, i18n } = useTranslation('status');
  const language = useLanguage();
  // A job that a newer version of the server has is shown by its English name.
  const isNamed = (key: string): boolean => i18n.exists(key, { ns: 'status' });
  const nameOf = (job: JobName) => {
    const key = `job.${job}` as const;
    return isNamed(key) ? t(key) : <span lang="en">{job}</span>;
  };
  const detailsOf = (job: JobStatusDto) => {
    const { lastTime, durationMs, nextTime, failures } = job;
    const last =
      lastTime === null
        ? t('jobs.never')
        : t('jobs.last', {
            time: formatDateTime(lastTime, language),
            ms: formatNumber(durationMs ?? 0, language),
          });
    const next = nextTime === null ? [] : [t('jobs.next', { time: formatDateTime(nextTime, language) })];
    const failed = failures === 0 ? [] : [t('jobs.failures', { total: formatNumber(failures, language) })];
    return (
      <>
        {[last, ...next, ...failed].join(' · ')}
        {job.failure !== '' && (
          <>
            {' · '}
            <code lang="en">{job.failure}</code>
          </>
        )}
      </>
    );
  };
  return (
    <Part title={t('jobs')} data={jobs}>
      {(all) => (
        <Entries
          entries={all.map((job) => ({
            key: job.job,
            title: nameOf(job.job),
            tone: tones[stateOf(job)],
            state: t(`jobs.${stateOf(job)}`),
            details: detailsOf(job),
          }))}
        />
      )}
    </Part>
  );
}
