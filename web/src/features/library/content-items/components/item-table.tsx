import { useTranslation } from 'react-i18next';
import type { ContentItemListItemDto } from '../../../../api/generated/model';
import type { PagedList } from '../../../../shared/lists/paged-list';
import { RecordsTable } from '../../../../shared/records/records-table';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { Time } from '../../../../shared/ui/layout/time';
import { type ContentItemsQuery, unfiltered } from '../content-items-view';
import { sorts, tones } from '../content-items.constants';
import { useAges } from '../use-ages';
import styles from './item-cover.module.css';
import { ItemCover } from './item-cover';

interface Props {
  list: PagedList<ContentItemListItemDto, ContentItemsQuery>;
  query: ContentItemsQuery;
  onQuery: (change: Partial<ContentItemsQuery>) => void;
  onOpen: (item: ContentItemListItemDto) => void;
}

export function ItemTable({ list, query, onQuery, onOpen }: Props) {
  const { t } = useTranslation(['content-items', 'shared']);
  const agesOf = useAges();
  const { sort, direction } = query;
  return (
    <RecordsTable
      label={t('shared:menu.library.content')}
      columns={{
        title: {
          width: 216,
          grows: true,
          leads: 'title',
          cell: ({ title, cover, kind, language: written }) => (
            <span className={styles.titled}>
              <ItemCover cover={cover} kind={kind} />
              <bdi lang={written}>{title}</bdi>
            </span>
          ),
        },
        kind: { width: 88, ideal: 128, cell: ({ kind }) => t(`kind.${kind}`) },
        author: { width: 104, ideal: 160, cell: ({ author }) => <bdi>{author.name}</bdi> },
        language: { width: 84, ideal: 104, cell: (item) => t(`language.${item.language}`) },
        ages: { width: 80, ideal: 104, cell: agesOf },
        state: {
          width: 96,
          ideal: 120,
          leads: 'state',
          cell: ({ state }) => <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>,
        },
        online: {
          width: 88,
          ideal: 120,
          cell: ({ online }) => t(`online.${online}`),
        },
        updated: { width: 128, ideal: 164, cell: ({ updatedTime }) => <Time wire={updatedTime} /> },
      }}
      titleOf={(key) => t(`column.${key}`)}
      list={list}
      query={query}
      unfiltered={unfiltered}
      none={{ title: t('empty.none'), text: t('empty.none.text') }}
      sorting={{
        keys: sorts,
        sort: { key: sort, order: direction },
        onSort: ({ key, order }) => {
          onQuery({ sort: sorts.find((one) => one === key) ?? '', direction: order });
        },
      }}
      open={{ labelOf: ({ title }) => t('view.named', { name: title }), onOpen }}
      onQuery={onQuery}
    />
  );
}
