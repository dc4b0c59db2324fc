import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ContentColumn, ContentItemListItemDto } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { useSelectable } from '../../../../shared/bulk/use-selectable';
import type { Selection } from '../../../../shared/lists/selection';
import type { TableProps } from '../../../../shared/records/page-parts';
import { RecordsTable } from '../../../../shared/records/records-table';
import type { TableLayout } from '../../../../shared/saved-views/saved-view';
import { ScheduleNote } from '../../../../shared/schedule/schedule-note';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { Time } from '../../../../shared/ui/layout/time';
import { type ContentItemsQuery, unfiltered } from '../content-items-view';
import { fieldColumns, sorts, tones } from '../content-items.constants';
import { type FieldColumn, useContentItemFields } from '../reading/content-item-fields';
import { useAges } from '../reading/use-ages';
import styles from './item-cover.module.css';
import { ItemCover } from './item-cover';

const titleOf = ({ title }: ContentItemListItemDto) => title;

interface Props extends TableProps<ContentItemListItemDto, ContentItemsQuery> {
  layout: TableLayout<ContentColumn>;
  /** Null if the reader may change nothing. */
  selection: Selection<ContentItemListItemDto, ContentItemsQuery> | null;
}

export const ItemTable = observer(function ItemTable(props: Props) {
  const { query, selection } = props;
  const selectable = useSelectable(selection, titleOf);
  const { t } = useTranslation(['content-items', 'shared']);
  const language = useLanguage();
  const agesOf = useAges();
  const { columnOf } = useContentItemFields();
  const before = (query.current - 1) * query.pageSize;
  return (
    <RecordsTable
      {...props}
      label={t('shared:menu.library.content')}
      columns={{
        index: { width: 40, cell: (_, at) => formatNumber(before + at + 1, language) },
        ...(Object.fromEntries(fieldColumns.map((key) => [key, columnOf(key)])) as Record<
          FieldColumn,
          ReturnType<typeof columnOf>
        >),
        title: {
          ...columnOf('title'),
          cell: ({ title, cover, kind, language: written }) => (
            <span className={styles.titled}>
              <ItemCover cover={cover} kind={kind} />
              <bdi lang={written}>{title}</bdi>
            </span>
          ),
        },
        ages: { width: 80, ideal: 104, cell: agesOf },
        state: {
          ...columnOf('state'),
          cell: ({ state }) => <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>,
        },
        online: {
          ...columnOf('online'),
          cell: (item) => (
            <>
              {t(`online.${item.online}`)}
              {item.online === 'online' && <ScheduleNote schedule={item} />}
            </>
          ),
        },
        updated: { ...columnOf('updated'), cell: ({ updatedTime }) => <Time wire={updatedTime} /> },
      }}
      titleOf={(key) => t(`column.${key}`)}
      selection={selectable}
      unfiltered={unfiltered}
      none={{ title: t('empty.none'), text: t('empty.none.text') }}
      sorts={sorts}
      openLabelOf={({ title }) => t('view.named', { name: title })}
    />
  );
});
