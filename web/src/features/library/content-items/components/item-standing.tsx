import { useTranslation } from 'react-i18next';
import type { ContentItemDto } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { isolated } from '../../../../shared/i18n/isolated';
import { standingNow } from '../../../../shared/schedule/standing-now';
import { may } from '../../../../shared/session/permissions';
import { StandaloneLink } from '../../../../shared/ui/actions/standalone-link';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { tones } from '../content-items.constants';
import { useQueueTitle } from '../reading/use-queue-title';
import styles from './item-read.module.css';

/** The state of the item, and what of it children see. */
export function ItemStanding({ item }: { item: ContentItemDto }) {
  const { t } = useTranslation('content-items');
  const language = useLanguage();
  const { state, online, working, published, queue } = item;
  const queueTitle = useQueueTitle();
  const waits = t('standing.queue', { queue: isolated(queue === null ? '' : queueTitle(queue)) });
  const revisions = {
    working: formatNumber(working, language),
    number: formatNumber(published ?? working, language),
  };
  const isBehind = published !== null && published !== working;
  const now = standingNow(item);
  const isWaiting =
    online === 'offline' && isBehind && (state === 'draft' || state === 'inspecting' || state === 'rejected');
  return (
    <p className={styles.standing}>
      <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>
      {queue !== null && (
        <span>
          {may('passQualityInspectionItem') ? (
            <StandaloneLink to={`/list/card?tab=qualityInspection&queue=${queue.id}`}>{waits}</StandaloneLink>
          ) : (
            waits
          )}
        </span>
      )}
      <span>
        {online === 'online' && now !== 'during'
          ? t(`standing.${now}`, revisions)
          : isWaiting
            ? t('standing.backable', revisions)
            : t(online === 'online' && isBehind ? 'standing.both' : `standing.${online}`, revisions)}
      </span>
    </p>
  );
}
