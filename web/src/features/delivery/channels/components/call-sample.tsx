import { useTranslation } from 'react-i18next';
import { apiBase } from '../../../../api/api-base';
import { servedPrefixes } from '../../../../api/generated/model/addresses';
import { CopyButton } from '../../../../shared/ui/actions/copy-button';
import styles from './channel.module.css';

/** How a program calls with the key, ready to be run. */
export function CallSample({ channelKey }: { channelKey: string }) {
  const { t } = useTranslation('channels');
  const text = `curl -H 'Sala-Key: ${channelKey}' '${apiBase || window.location.origin}${servedPrefixes.delivery}/v1/sets'`;
  return (
    <section aria-label={t('sample')}>
      <div className={styles.line}>
        <h3 className={styles.heading}>{t('sample')}</h3>
        <CopyButton label={t('sample.copy')} text={text} failed={t('copy.failed')} />
      </div>
      <pre className={styles.sample} lang="en" tabIndex={0} aria-label={t('sample')}>
        {text}
      </pre>
    </section>
  );
}
