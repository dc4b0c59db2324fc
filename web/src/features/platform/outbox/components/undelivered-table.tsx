import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { UndeliveredDto } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { PagedList } from '../../../../shared/lists/paged-list';
import { RecordsTable } from '../../../../shared/records/records-table';
import { Time } from '../../../../shared/ui/layout/time';
import { type UndeliveredQuery, unfiltered } from '../undelivered-view';

interface Props {
  list: PagedList<UndeliveredDto, UndeliveredQuery>;
  query: UndeliveredQuery;
  operations: ComponentProps<typeof RecordsTable<UndeliveredDto, UndeliveredQuery, string>>['operations'];
  onQuery: (change: Partial<UndeliveredQuery>) => void;
}

export function UndeliveredTable({ list, query, operations, onQuery }: Props) {
  const { t } = useTranslation(['outbox', 'shared']);
  const language = useLanguage();
  return (
    <RecordsTable
      label={t('shared:menu.list.undelivered')}
      columns={{
        recipient: {
          width: 180,
          grows: true,
          leads: 'title',
          cell: ({ recipient }) => <bdi>{recipient ?? t('recipient.removed')}</bdi>,
        },
        kind: { width: 100, ideal: 140, cell: ({ kind }) => t(`kind.${kind}`) },
        failure: { width: 130, ideal: 180, cell: ({ failure }) => <code lang="en">{failure}</code> },
        attempts: { width: 90, ideal: 110, cell: ({ attempts }) => formatNumber(attempts, language) },
        createdTime: { width: 104, ideal: 164, cell: ({ createdTime }) => <Time wire={createdTime} /> },
        diedTime: { width: 104, ideal: 164, cell: ({ diedTime }) => <Time wire={diedTime} /> },
      }}
      titleOf={(key) => t(`column.${key}`)}
      list={list}
      query={query}
      unfiltered={unfiltered}
      none={{ title: t('empty.none'), text: t('empty.none.text') }}
      operations={operations}
      onQuery={onQuery}
    />
  );
}
