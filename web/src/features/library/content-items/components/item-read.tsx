import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentItemDto } from '../../../../api/generated/model';
import { seesAllContent } from '../../../../shared/session/permissions';
import { Alert } from '../../../../shared/ui/feedback/alert';
import { ScheduleNote } from '../../../../shared/schedule/schedule-note';
import { SkeletonLines } from '../../../../shared/ui/feedback/skeleton-lines';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { Time } from '../../../../shared/ui/layout/time';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import type { ContentItemPolicies } from '../content-item-policies.store';
import type { ContentRevisionsStore } from '../content-revisions.store';
import { useItemFacts } from '../reading/use-item-facts';
import { ItemPolicies } from './item-policies';
import styles from './item-read.module.css';
import { PreviewLink } from './preview-link';
import { ItemStanding } from './item-standing';
import { ReadingPage } from '../reading/reading-page';
import { RenderedBody } from '../reading/rendered-body';

interface Props {
  store: ContentRevisionsStore;
  sets: ContentItemPolicies;
  item: ContentItemDto;
}

/** An item: where it stands, what a child reads or watches, and all its fields. */
export function ItemRead({ store, sets, item }: Props) {
  const { t } = useTranslation('content-items');
  const factsOf = useItemFacts();
  const { own, working, reason, state, decidedBy, owner, updatedTime, kind, body, externalId } = item;
  useEffect(() => {
    if (body !== '') store.render(body);
  }, [store, body]);
  return (
    <div className={styles.read}>
      <ItemStanding item={item} />
      {item.online === 'online' && <ScheduleNote schedule={item} />}
      {state === 'rejected' && (
        <Alert kind="warning">
          {decidedBy === null
            ? t('standing.rejected', { reason })
            : t('standing.rejected.by', { person: decidedBy.name, reason })}
        </Alert>
      )}
      <ReadingPage content={item} kind={kind}>
        <ResourceView
          resource={store.body}
          skeleton={<SkeletonLines count={6} />}
          onRetry={() => {
            store.render(body);
          }}
        >
          {({ html }) => <RenderedBody html={html} language={item.language} />}
        </ResourceView>
      </ReadingPage>
      {(own || seesAllContent()) && <PreviewLink key={working} store={store} number={working} />}
      <section aria-label={t('read.facts')}>
        <h3 className={styles.heading}>{t('read.facts')}</h3>
        <FactList
          facts={[
            { key: 'kind', label: t('column.kind'), value: t(`kind.${kind}`) },
            ...factsOf(item),
            {
              key: 'externalId',
              label: t('column.externalId'),
              value: externalId === '' ? null : <bdi>{externalId}</bdi>,
            },
            { key: 'owner', label: t('column.owner'), value: owner && <bdi>{owner.name}</bdi> },
            ...(['onlineFrom', 'onlineUntil'] as const).map((key) => ({
              key,
              label: t(`column.${key}`),
              value: item[key] && <Time wire={item[key]} />,
            })),
            { key: 'updated', label: t('column.updated'), value: <Time wire={updatedTime} /> },
          ]}
        />
      </section>
      <ItemPolicies store={sets} version={item.version} />
    </div>
  );
}
