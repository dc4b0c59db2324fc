import { useTranslation } from 'react-i18next';
import type { WebhookDto } from '../../../../api/generated/model';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { Time } from '../../../../shared/ui/layout/time';
import { StateLabel } from './state-label';
import styles from './webhook.module.css';

export function WebhookDetails({ webhook }: { webhook: WebhookDto }) {
  const { t } = useTranslation('webhooks');
  const { url, description, events, failingSince, oldSecretUntil, createdTime } = webhook;
  const facts = [
    [
      'url',
      <bdi key="url" className={styles.url}>
        {url}
      </bdi>,
    ],
    ['description', description === '' ? null : description],
    ['state', <StateLabel key="state" webhook={webhook} />],
    ['failingSince', failingSince === null ? null : <Time key="failingSince" wire={failingSince} />],
    [
      'events',
      <ul key="events" className={styles.events}>
        {events.map((event) => (
          <li key={event}>{t(`event.${event}`)}</li>
        ))}
      </ul>,
    ],
    ['oldSecretUntil', oldSecretUntil === null ? null : <Time key="oldSecretUntil" wire={oldSecretUntil} />],
    ['createdTime', <Time key="createdTime" wire={createdTime} />],
  ] as const;
  return <FactList facts={facts.map(([key, value]) => ({ key, label: t(`column.${key}`), value }))} />;
}
