import { useTranslation } from 'react-i18next';
import type { SystemStatusDto } from '../../../../api/generated/model';
import { AuditLink } from '../../../../shared/history/audit-link';
import { formatBytes, formatMinute, formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Button } from '../../../../shared/ui/actions/button';
import { Card } from '../../../../shared/ui/layout/card';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { Time } from '../../../../shared/ui/layout/time';
import { Part } from './part';
import styles from './status.module.css';

interface ProductProps {
  status: SystemStatusDto;
  /** Whether the product is under maintenance. */
  isMaintained: boolean;
  onMaintain: () => void;
}

/** The version, the schema, and the switch of the maintenance mode. */
export function ProductPart({ status, isMaintained, onMaintain }: ProductProps) {
  const { t } = useTranslation('status');
  const language = useLanguage();
  const { version, runtime, startedTime, schema } = status;
  const migrations = schema
    ? [
        {
          key: 'schema',
          label: t('product.schema'),
          value: <Migration name={schema.applied} />,
        },
        { key: 'missing', label: t('product.missing'), value: formatNumber(schema.missing, language) },
        {
          key: 'newer',
          label: t('product.newer'),
          value: schema.newer === 0 ? null : formatNumber(schema.newer, language),
        },
      ]
    : [{ key: 'schema', label: t('product.schema'), value: t('unread') }];
  return (
    <Card title={t('product')}>
      <FactList
        facts={[
          { key: 'version', label: t('product.version'), value: version },
          { key: 'runtime', label: t('product.runtime'), value: runtime },
          { key: 'started', label: t('product.started'), value: <Time wire={startedTime} /> },
          ...migrations,
          {
            key: 'maintenance',
            label: t('product.maintenance'),
            value: t(isMaintained ? 'maintenance.on' : 'maintenance.off'),
          },
        ]}
      />
      <div className={styles.actions}>
        <Button aria-haspopup="dialog" onClick={onMaintain}>
          {t('product.maintenance')}: {t('maintenance.change')}
        </Button>
        <AuditLink of={{ entity: 'maintenance', entityId: 0 }} />
      </div>
    </Card>
  );
}

export function DatabasePart({ events, readReplica }: Pick<SystemStatusDto, 'events' | 'readReplica'>) {
  const { t } = useTranslation('status');
  const language = useLanguage();
  const data = events && readReplica && { events, readReplica };
  return (
    <Part title={t('database')} data={data}>
      {({ events: { lastId, lastTime }, readReplica: { state, lagBytes, lagSeconds } }) => (
        <FactList
          facts={[
            {
              key: 'events',
              label: t('events.last'),
              value:
                lastTime === null
                  ? t('none')
                  : t('events.at', {
                      id: formatNumber(lastId, language),
                      time: formatMinute(lastTime, language),
                    }),
            },
            {
              key: 'replica',
              label: t('readReplica.title'),
              value:
                lagBytes === null || lagSeconds === null
                  ? t(`readReplica.${state}`)
                  : `${t(`readReplica.${state}`)} · ${t('readReplica.lag', {
                      bytes: formatBytes(lagBytes, language),
                      seconds: formatNumber(lagSeconds, language),
                    })}`,
            },
          ]}
        />
      )}
    </Part>
  );
}

/** Breaks between the name and the number of its time, and not within the number. */
function Migration({ name }: { name: string }) {
  const [, words = name, time = ''] = /^(.*?)(\d*)$/.exec(name) ?? [];
  return (
    <code lang="en">
      {words}
      <wbr />
      <span className={styles.whole}>{time}</span>
    </code>
  );
}
