import { useTranslation } from 'react-i18next';
import type { EnquiryDto } from '../../../../api/generated/model';
import type { PagedList } from '../../../../shared/lists/paged-list';
import { RecordsTable } from '../../../../shared/records/records-table';
import { Time } from '../../../../shared/ui/layout/time';
import { type EnquiriesQuery, unfiltered } from '../enquiries-view';
import { StateLabel } from './state-label';

interface Props {
  list: PagedList<EnquiryDto, EnquiriesQuery>;
  query: EnquiriesQuery;
  onQuery: (change: Partial<EnquiriesQuery>) => void;
  onOpen: (enquiry: EnquiryDto) => void;
}

export function EnquiryTable({ list, query, onQuery, onOpen }: Props) {
  const { t } = useTranslation(['enquiries', 'shared']);
  return (
    <RecordsTable
      label={t('shared:menu.list.enquiries')}
      columns={{
        name: { width: 150, grows: true, leads: 'title', cell: ({ name }) => name },
        kind: { width: 104, ideal: 132, cell: ({ kind }) => t(`kind.${kind}`) },
        reply: { width: 150, ideal: 260, cell: ({ reply }) => reply },
        createdTime: { width: 104, ideal: 164, cell: ({ createdTime }) => <Time wire={createdTime} /> },
        state: { width: 96, ideal: 112, leads: 'state', cell: ({ state }) => <StateLabel state={state} /> },
        assignee: { width: 104, ideal: 140, cell: ({ assignee }) => assignee ?? '–' },
        reference: { width: 100, ideal: 132, cell: ({ reference }) => reference },
      }}
      titleOf={(key) => t(`column.${key}`)}
      list={list}
      query={query}
      unfiltered={unfiltered}
      none={{ title: t('empty.none'), text: t('empty.none.text') }}
      open={{ labelOf: ({ name }) => t('view.named', { name }), onOpen }}
      onQuery={onQuery}
    />
  );
}
