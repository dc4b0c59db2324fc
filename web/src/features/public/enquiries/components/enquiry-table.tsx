import { useTranslation } from 'react-i18next';
import type { EnquiryDto } from '../../../../api/generated/model';
import type { PagedList } from '../../../../shared/lists/paged-list';
import { RecordsTable } from '../../../../shared/records/records-table';
import { type EnquiriesQuery, unfiltered } from '../enquiries-view';
import { useEnquiryFields } from '../enquiry-fields';

interface Props {
  list: PagedList<EnquiryDto, EnquiriesQuery>;
  query: EnquiriesQuery;
  onQuery: (change: Partial<EnquiriesQuery>) => void;
  onOpen: (enquiry: EnquiryDto) => void;
}

export function EnquiryTable({ list, query, onQuery, onOpen }: Props) {
  const { t } = useTranslation(['enquiries', 'shared']);
  const { columnOf } = useEnquiryFields();
  return (
    <RecordsTable
      label={t('shared:menu.list.enquiries')}
      columns={{
        name: columnOf('name'),
        kind: columnOf('kind'),
        reply: columnOf('reply'),
        createdTime: columnOf('createdTime'),
        state: columnOf('state'),
        assignee: { width: 104, ideal: 140, cell: ({ assignee }) => assignee ?? '–' },
        reference: columnOf('reference'),
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
