import { useTranslation } from 'react-i18next';
import type { EnquiryDto } from '../../../../api/generated/model';
import type { TableProps } from '../../../../shared/records/page-parts';
import { RecordsTable } from '../../../../shared/records/records-table';
import { type EnquiriesQuery, unfiltered } from '../enquiries-view';
import { useEnquiryFields } from '../enquiry-fields';

export function EnquiryTable(props: TableProps<EnquiryDto, EnquiriesQuery>) {
  const { t } = useTranslation(['enquiries', 'shared']);
  const { columnOf } = useEnquiryFields();
  return (
    <RecordsTable
      {...props}
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
      unfiltered={unfiltered}
      none={{ title: t('empty.none'), text: t('empty.none.text') }}
      openLabelOf={({ name }) => t('view.named', { name })}
    />
  );
}
