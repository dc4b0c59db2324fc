import { useTranslation } from 'react-i18next';
import type { WebhookDeliveryDto } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Button } from '../../../../shared/ui/actions/button';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { Time } from '../../../../shared/ui/layout/time';
import { useFailureText } from '../use-failure-text';
import { deliveryTones } from '../webhooks.constants';
import styles from './webhook.module.css';

interface Props {
  delivery: WebhookDeliveryDto;
  /** Undefined while the webhook is switched off. */
  onResend: (() => void) | undefined;
}

/** A message: how it stands, and on demand each attempt and what was sent. */
export function DeliveryItem({ delivery, onResend }: Props) {
  const { id, type, state, attempts, body, createdTime } = delivery;
  const { t } = useTranslation('webhooks');
  const language = useLanguage();
  const failureText = useFailureText();
  const isOver = state !== 'waiting' && type !== 'webhook.test';
  return (
    <li className={styles.delivery}>
      <div className={styles.line}>
        <StateTag tone={deliveryTones[state]}>{t(`delivery.${state}`)}</StateTag>
        <span className={styles.what}>{t(`event.${type}`)}</span>
        <Time wire={createdTime} />
        {isOver && onResend && (
          <Button
            look="text"
            aria-label={t('resend.named', { what: t(`event.${type}`), time: createdTime })}
            onClick={onResend}
          >
            {t('action.resend')}
          </Button>
        )}
      </div>
      <details>
        <summary>{t('delivery.attempts', { attempts: formatNumber(attempts.length, language) })}</summary>
        <ol className={styles.attempts}>
          {attempts.map((attempt) => (
            <li key={attempt.time + String(attempt.durationMs)}>
              <Time wire={attempt.time} /> · {failureText(attempt)} ·{' '}
              {t('attempt.duration', { duration: formatNumber(attempt.durationMs, language) })}
            </li>
          ))}
        </ol>
        <p>
          {t('delivery.id')} <code className={styles.code}>{id}</code>
        </p>
        <pre className={styles.body} lang="en" tabIndex={0} aria-label={t('delivery.body')}>
          {pretty(body)}
        </pre>
      </details>
    </li>
  );
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
