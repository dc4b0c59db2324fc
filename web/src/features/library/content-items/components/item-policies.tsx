import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemPolicyDto } from '../../../../api/generated/model';
import type { PageSize } from '../../../../shared/data/list-limits';
import { StandaloneLink } from '../../../../shared/ui/actions/standalone-link';
import { SkeletonLines } from '../../../../shared/ui/feedback/skeleton-lines';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { Pager } from '../../../../shared/ui/pager/pager';
import type { ContentItemPolicies } from '../content-item-policies.store';
import { firstPage } from '../content-items.constants';
import styles from './item-policies.module.css';

interface Props {
  store: ContentItemPolicies;
  /** Of the item: whether it is delivered may depend on each change. */
  version: number;
}

/** The sets that hold an item, and whether it is delivered in them. */
export const ItemPolicies = observer(function ItemPolicies({ store, version }: Props) {
  const { t } = useTranslation('content-items');
  const { list } = store;
  const [query, setQuery] = useState(firstPage);
  useEffect(() => store.follow(), [store]);
  useEffect(() => {
    void list.show({ ...query });
    return list.stop;
  }, [list, query, version]);
  return (
    <section aria-label={t('sets')}>
      <h3 className={styles.heading}>{t('sets')}</h3>
      <ResourceView
        resource={list.page}
        skeleton={<SkeletonLines count={2} />}
        onRetry={() => void list.refresh()}
      >
        {({ list: sets }) =>
          sets.length === 0 ? (
            <p className={styles.none}>{t('sets.none')}</p>
          ) : (
            <ul className={styles.sets}>
              {sets.map((set) => (
                <SetLine key={set.id} set={set} />
              ))}
            </ul>
          )
        }
      </ResourceView>
      {list.total > query.pageSize && (
        <Pager
          {...query}
          total={list.isAnswered ? list.total : null}
          onPage={(current) => {
            setQuery({ ...query, current });
          }}
          onPageSize={(pageSize: PageSize) => {
            setQuery({ ...firstPage, pageSize });
          }}
        />
      )}
    </section>
  );
});

function SetLine({ set }: { set: ItemPolicyDto }) {
  const { t } = useTranslation('content-items');
  const { id, number, name, status, isDelivered } = set;
  const standing = isDelivered ? 'delivered' : status === 'offline' ? 'offline' : 'waiting';
  return (
    <li className={styles.set}>
      <StandaloneLink to={`/list/search-table?record=${id}&tab=items`}>
        <bdi>{name}</bdi>
      </StandaloneLink>
      <span className={styles.number}>{t('sets.number', { number: String(number) })}</span>
      <StateTag tone={isDelivered ? 'good' : 'quiet'}>{t(`sets.${standing}`)}</StateTag>
    </li>
  );
}
