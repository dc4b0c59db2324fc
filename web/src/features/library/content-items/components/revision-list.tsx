import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentItemDto, ContentRevisionListItemDto } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { PageSize } from '../../../../shared/data/list-limits';
import { Button } from '../../../../shared/ui/actions/button';
import { SkeletonLines } from '../../../../shared/ui/feedback/skeleton-lines';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { Time } from '../../../../shared/ui/layout/time';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { Pager } from '../../../../shared/ui/pager/pager';
import type { ContentItemView } from '../content-items-view';
import { firstPage } from '../content-items.constants';
import type { ContentRevisionsStore } from '../content-revisions.store';
import styles from './revision-list.module.css';

interface Props {
  store: ContentRevisionsStore;
  item: ContentItemDto;
  onView: (change: Partial<ContentItemView>) => void;
}

/** The revisions of an item, newest first. */
export const RevisionList = observer(function RevisionList({ store, item, onView }: Props) {
  const { list } = store;
  const [query, setQuery] = useState(firstPage);
  const { version } = item;
  useEffect(() => {
    void list.show({ ...query });
  }, [list, query, version]);
  return (
    <div className={styles.revisions}>
      <ResourceView
        resource={list.page}
        skeleton={<SkeletonLines count={6} />}
        onRetry={() => void list.refresh()}
      >
        {({ list: revisions }) => (
          <ul className={styles.list}>
            {revisions.map((revision) => (
              <RevisionLine key={revision.number} revision={revision} item={item} onView={onView} />
            ))}
          </ul>
        )}
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
    </div>
  );
});

interface LineProps extends Pick<Props, 'item' | 'onView'> {
  revision: ContentRevisionListItemDto;
}

function RevisionLine({ revision, item, onView }: LineProps) {
  const { t } = useTranslation('content-items');
  const language = useLanguage();
  const { changedBy, changedTime, isWorking, isPublished } = revision;
  const number = formatNumber(revision.number, language);
  return (
    <li className={styles.line}>
      <div className={styles.about}>
        <p className={styles.name}>
          <span>{t('revisions.number', { number })}</span>
          {isWorking && <StateTag tone="info">{t('revisions.working')}</StateTag>}
          {isPublished && item.online === 'online' && (
            <StateTag tone="good">{t('revisions.online')}</StateTag>
          )}
        </p>
        <p className={styles.when}>
          {changedBy !== null && (
            <>
              <bdi>{changedBy.name}</bdi> ·{' '}
            </>
          )}
          <Time wire={changedTime} />
        </p>
      </div>
      <div className={styles.acts}>
        <Button
          look="text"
          aria-label={t('revisions.view.named', { number })}
          onClick={() => {
            onView({ revision: revision.number, with: 0 });
          }}
        >
          {t('revisions.view')}
        </Button>
        {revision.number > 1 && (
          <Button
            look="text"
            aria-label={t('revisions.compare.named', { number })}
            onClick={() => {
              onView({ revision: revision.number, with: revision.number - 1 });
            }}
          >
            {t('revisions.compare')}
          </Button>
        )}
      </div>
    </li>
  );
}
