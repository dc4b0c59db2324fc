import { useTranslation } from 'react-i18next';
import type { EnquiryDto } from '../../../../api/generated/model';
import type { TableProps } from '../../../../shared/records/page-parts';
import { RecordsTable } from '../../../../shared/records/records-table';
import { type EnquiriesQuery, unfiltered } from '../enquiries-view';
import { useEnquiryFields } from '../enquiry-fields';

export function EnquiryTable({ list, query, onQuery, onOpen }: TableProps<EnquiryDto, EnquiriesQuery>) {
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
