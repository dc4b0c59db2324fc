import { useTranslation } from 'react-i18next';
import type { WebhookDto } from '../../../../api/generated/model';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { factsOf } from '../../../../shared/ui/layout/facts';
import { Time } from '../../../../shared/ui/layout/time';
import { StateLabel } from './state-label';
import styles from './webhook.module.css';

export function WebhookDetails({ webhook }: { webhook: WebhookDto }) {
  const { t } = useTranslation('webhooks');
  const { url, description, events, failingSince, oldSecretUntil, createdTime } = webhook;
  const facts = {
    url: <bdi className={styles.url}>{url}</bdi>,
    description: description === '' ? null : description,
    state: <StateLabel webhook={webhook} />,
    failingSince: failingSince === null ? null : <Time wire={failingSince} />,
    events: (
      <ul className={styles.events}>
        {events.map((event) => (
          <li key={event}>{t(`event.${event}`)}</li>
        ))}
      </ul>
    ),
    oldSecretUntil: oldSecretUntil === null ? null : <Time wire={oldSecretUntil} />,
    createdTime: <Time wire={createdTime} />,
  };
  return <FactList facts={factsOf(facts, (key) => t(`column.${key}`))} />;
}
