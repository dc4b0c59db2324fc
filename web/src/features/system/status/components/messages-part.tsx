import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SystemStatusDto } from '../../../../api/generated/model';
import { formatMinute, formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { Time } from '../../../../shared/ui/layout/time';
import { Part } from './part';
import styles from './status.module.css';

interface Props extends Pick<SystemStatusDto, 'outbox' | 'mail'> {
  /** What can be done about mail. */
  children: ReactNode;
}

export function MessagesPart({ outbox, mail, children }: Props) {
  const { t } = useTranslation('status');
  const language = useLanguage();
  return (
    <Part title={t('messages')} data={outbox && mail && { outbox, mail }}>
      {(data) => (
        <>
          {data.outbox.length === 0 && <p>{t('outbox.empty')}</p>}
          <FactList
            facts={[
              ...data.outbox.map(({ kind, waiting, failing, dead, oldestDueTime }) => {
                const counts = t('outbox.counts', {
                  waiting: formatNumber(waiting, language),
                  failing: formatNumber(failing, language),
                  dead: formatNumber(dead, language),
                });
                const due =
                  oldestDueTime === null
                    ? []
                    : [t('outbox.due', { time: formatMinute(oldestDueTime, language) })];
                return { key: kind, label: t(`outbox.${kind}`), value: [counts, ...due].join(' · ') };
              }),
              {
                key: 'server',
                label: t('mail.server'),
                value: t(data.mail.isConfigured ? 'mail.configured' : 'mail.missing'),
              },
              {
                key: 'succeeded',
                label: t('mail.succeeded'),
                value: data.mail.succeededTime && <Time wire={data.mail.succeededTime} />,
              },
              {
                key: 'failed',
                label: t('mail.failed'),
                value: data.mail.failedTime && (
                  <>
                    <Time wire={data.mail.failedTime} /> <code lang="en">{data.mail.failure}</code>
                  </>
                ),
              },
            ]}
          />
          {children}
          <p>
            <Link className={styles.link} to="/list/undelivered">
              {t('outbox.undelivered')}
            </Link>
          </p>
        </>
      )}
    </Part>
  );
}
