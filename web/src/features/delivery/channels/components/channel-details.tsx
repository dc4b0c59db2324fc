import { useTranslation } from 'react-i18next';
import type { ChannelDto } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { factsOf } from '../../../../shared/ui/layout/facts';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { Time } from '../../../../shared/ui/layout/time';
import { CopyButton } from '../../../../shared/ui/actions/copy-button';
import { tones } from '../channels.constants';
import styles from './channel.module.css';

export function ChannelDetails({ channel }: { channel: ChannelDto }) {
  const { t } = useTranslation('channels');
  const language = useLanguage();
  const { name, key, state, origins, rate, visitors, previewPattern } = channel;
  const { oldKeyUntil, lastUsedTime, createdTime, revokedTime } = channel;
  const facts = {
    name: <bdi>{name}</bdi>,
    key: (
      <span className={styles.line}>
        <code className={styles.key}>{key}</code>
        <CopyButton label={t('key.copy')} text={key} failed={t('copy.failed')} />
      </span>
    ),
    state: <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>,
    oldKeyUntil: oldKeyUntil === null ? null : <Time wire={oldKeyUntil} />,
    origins:
      origins.length === 0 ? (
        t('origins.none')
      ) : (
        <ul className={styles.origins}>
          {origins.map((origin) => (
            <li key={origin}>
              <bdi>{origin}</bdi>
            </li>
          ))}
        </ul>
      ),
    rate: t('rate.value', { rate: formatNumber(rate, language) }),
    visitors: t(`visitors.${visitors}`),
    previewPattern:
      previewPattern === '' ? (
        t('previewPattern.none')
      ) : (
        <bdi className={styles.pattern}>{previewPattern}</bdi>
      ),
    lastUsedTime: lastUsedTime === null ? t('lastUsed.never') : <Time wire={lastUsedTime} />,
    createdTime: <Time wire={createdTime} />,
    revokedTime: revokedTime === null ? null : <Time wire={revokedTime} />,
  };
  return <FactList facts={factsOf(facts, (key) => t(`column.${key}`))} />;
}
