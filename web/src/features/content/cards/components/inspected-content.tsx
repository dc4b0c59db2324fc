import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentItemDto, QueueItemDto } from '../../../../api/generated/model';
import { ReadingPage } from '../../../library/content-items/reading/reading-page';
import { RenderedBody } from '../../../library/content-items/reading/rendered-body';
import { useItemFacts } from '../../../library/content-items/reading/use-item-facts';
import { StandaloneLink } from '../../../../shared/ui/actions/standalone-link';
import { Alert } from '../../../../shared/ui/feedback/alert';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { Time } from '../../../../shared/ui/layout/time';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import type { InspectedContentStore } from '../inspected-content.store';
import { Duration } from './duration';
import styles from './inspected-content.module.css';

interface Props {
  store: InspectedContentStore;
  item: QueueItemDto;
}

/** The content that is inspected: what a child would see, and what is known about it. */
export const InspectedContent = observer(function InspectedContent({ store, item }: Props) {
  const { t } = useTranslation(['cards', 'content-items']);
  const factsOf = useItemFacts();
  const { itemId, version, duration, reason, submittedBy, submittedTime, isLeftToOthers } = item;
  useEffect(() => {
    store.show(itemId);
    return store.content.stop;
  }, [store, itemId, version]);
  return (
    <ResourceView resource={store.content} skeleton={<Skeleton height={280} />} onRetry={store.load}>
      {({ item: content, html }) => (
        <div className={styles.content}>
          {isLeftToOthers && <Alert kind="warning">{t('inspect.own')}</Alert>}
          <ReadingPage content={content} kind={content.kind}>
            <RenderedBody html={html} language={content.language} />
          </ReadingPage>
          <FactList
            facts={[
              { key: 'reason', label: t('inspect.reason'), value: reason },
              {
                key: 'kind',
                label: t('content-items:column.kind'),
                value: t(`content-items:kind.${content.kind}`),
              },
              ...factsOf(content),
              { key: 'duration', label: t('inspect.duration'), value: <Duration seconds={duration} /> },
              {
                key: 'submittedBy',
                label: t('inspect.submittedBy'),
                value: submittedBy && <bdi>{submittedBy}</bdi>,
              },
              {
                key: 'submitted',
                label: t('inspect.submitted'),
                value: submittedTime && <Time wire={submittedTime} />,
              },
            ]}
          />
          <StandaloneLink to={pathOf(content)}>
            {t(isRevised(content) ? 'inspect.compare' : 'inspect.open')}
          </StandaloneLink>
        </div>
      )}
    </ResourceView>
  );
});

function isRevised({ published, working }: ContentItemDto): boolean {
  return published !== null && published !== working;
}

/** The page of the item; what differs, where an earlier revision was online. */
function pathOf(content: ContentItemDto): string {
  const { id, published, working } = content;
  const compared = isRevised(content) ? `&tab=revisions&revision=${working}&with=${published}` : '';
  return `/library/content?item=${id}${compared}`;
}
