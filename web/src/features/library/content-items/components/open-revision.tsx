import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ContentKind } from '../../../../api/generated/model';
import { SkeletonLines } from '../../../../shared/ui/feedback/skeleton-lines';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { Time } from '../../../../shared/ui/layout/time';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import type { ContentRevisionsStore } from '../content-revisions.store';
import { useItemFacts } from '../reading/use-item-facts';
import { ReadingPage } from '../reading/reading-page';
import { RenderedBody } from '../reading/rendered-body';

interface Props {
  store: ContentRevisionsStore;
  number: number;
  kind: ContentKind;
}

/** A revision as it was. */
export const OpenRevision = observer(function OpenRevision({ store, number, kind }: Props) {
  const { t } = useTranslation('content-items');
  const factsOf = useItemFacts();
  return (
    <ResourceView
      resource={store.open}
      skeleton={<SkeletonLines count={8} />}
      onRetry={() => {
        store.read(number);
      }}
    >
      {(revision) => {
        const { changedBy, changedTime, publishedTime } = revision;
        return (
          <>
            <ReadingPage content={revision} kind={kind}>
              <RenderedBody html={revision.html} language={revision.language} />
            </ReadingPage>
            <FactList
              facts={[
                ...factsOf(revision),
                {
                  key: 'changedBy',
                  label: t('revision.changedBy'),
                  value: changedBy && <bdi>{changedBy.name}</bdi>,
                },
                { key: 'changed', label: t('column.updated'), value: <Time wire={changedTime} /> },
                {
                  key: 'published',
                  label: t('revision.published'),
                  value: publishedTime && <Time wire={publishedTime} />,
                },
              ]}
            />
          </>
        );
      }}
    </ResourceView>
  );
});
