import { useTranslation } from 'react-i18next';
import type { QualityInspectionDto } from '../../../../api/generated/model';
import { draftOf, type QueueDraft } from './queue-form';
import { useQueueTexts } from './use-queue-texts';

const conditions = [
  'kinds',
  'subjects',
  'sources',
  'languages',
  'agesFrom',
  'agesTo',
  'labels',
  'authors',
] as const satisfies (keyof QueueDraft)[];

/** What comes into a queue, in one line. */
export function QueueConditions({ card }: { card: QualityInspectionDto }) {
  const { t } = useTranslation('cards');
  const { textOf } = useQueueTexts();
  const draft = draftOf(card);
  const texts = conditions.map((one) => textOf(one, draft)).filter((text) => text !== '');
  const key = card.isGeneral ? 'rest' : 'all';
  return (
    <p>
      <bdi>
        {texts.length === 0 ? t(`queue.takes.${key}`) : t('queue.takes', { conditions: texts.join(' · ') })}
      </bdi>
    </p>
  );
}
