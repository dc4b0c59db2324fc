import { useTranslation } from 'react-i18next';
import type { ChannelDto } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { Time } from '../../../../shared/ui/layout/time';
import { CopyButton } from '../../../../shared/ui/actions/copy-button';
import { tones } from '../channels.constants';
import styles from './channel.module.css';

export function ChannelDetails({ channel }: { channel: ChannelDto }) {
  const { t } = useTranslation('channels');
  const language = useLanguage();
  const { name, key, state, origins, rate, oldKeyUntil, lastUsedTime, createdTime, revokedTime } = channel;
  const facts = [
    ['name', <bdi key="name">{name}</bdi>],
    [
      'key',
      <span key="key" className={styles.line}>
        <code className={styles.key}>{key}</code>
        <CopyButton label={t('key.copy')} text={key} failed={t('copy.failed')} />
      </span>,
    ],
    [
      'state',
      <StateTag key="state" tone={tones[state]}>
        {t(`state.${state}`)}
      </StateTag>,
    ],
    ['oldKeyUntil', oldKeyUntil === null ? null : <Time key="oldKeyUntil" wire={oldKeyUntil} />],
    [
      'origins',
      origins.length === 0 ? (
        t('origins.none')
      ) : (
        <ul key="origins" className={styles.origins}>
          {origins.map((origin) => (
            <li key={origin}>
              <bdi>{origin}</bdi>
            </li>
          ))}
        </ul>
      ),
    ],
    ['rate', t('rate.value', { rate: formatNumber(rate, language) })],
    ['lastUsedTime', lastUsedTime === null ? t('lastUsed.never') : <Time key="used" wire={lastUsedTime} />],
    ['createdTime', <Time key="createdTime" wire={createdTime} />],
    ['revokedTime', revokedTime === null ? null : <Time key="revokedTime" wire={revokedTime} />],
  ] as const;
  return (
    <FactList facts={facts.map(([fact, value]) => ({ key: fact, label: t(`column.${fact}`), value }))} />
  );
}
