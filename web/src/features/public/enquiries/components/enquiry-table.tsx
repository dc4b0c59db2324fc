import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { EnquiryDto } from '../../../../api/generated/model';
import type { PagedList } from '../../../../shared/lists/paged-list';
import { Button } from '../../../../shared/ui/actions/button';
import { DataTable } from '../../../../shared/ui/table/data-table';
import type { DataColumn } from '../../../../shared/ui/table/data-table-types';
import { Time } from '../../../../shared/ui/layout/time';
import { ErrorState } from '../../../../shared/ui/feedback/error-state';
import { KeptFresh } from '../../../../shared/ui/loaded/kept-fresh';
import { ForbiddenState } from '../../../../shared/ui/feedback/forbidden-state';
import type { EnquiriesQuery } from '../enquiries-view';
import { EnquiriesEmpty } from './enquiries-empty';
import { StateLabel } from './state-label';

type ColumnKey = 'name' | 'kind' | 'reply' | 'createdTime' | 'state' | 'assignee' | 'reference';
type Shape = Omit<DataColumn<EnquiryDto>, 'key' | 'title'>;

interface Props {
  list: PagedList<EnquiryDto, EnquiriesQuery>;
  query: EnquiriesQuery;
  onQuery: (change: Partial<EnquiriesQuery>) => void;
  onOpen: (enquiry: EnquiryDto) => void;
}

export function EnquiryTable(props: Props) {
  return (
    <KeptFresh source={props.list.page}>
      <Content {...props} />
    </KeptFresh>
  );
}

const Content = observer(function Content({ list, query, onQuery, onOpen }: Props) {
  const { t } = useTranslation(['enquiries', 'shared']);
  if (list.state === 'forbidden') return <ForbiddenState />;
  if (list.state === 'error') return <ErrorState error={list.error} onRetry={() => void list.refresh()} />;

  const column = (key: ColumnKey, shape: Shape): DataColumn<EnquiryDto> => ({
    ...shape,
    key,
    title: t(`column.${key}`),
  });
  const columns = [
    column('name', { width: 150, grows: true, leads: 'title', cell: ({ name }) => name }),
    column('kind', { width: 104, ideal: 132, cell: ({ kind }) => t(`kind.${kind}`) }),
    column('reply', { width: 150, ideal: 260, cell: ({ reply }) => reply }),
    column('createdTime', {
      width: 104,
      ideal: 164,
      cell: ({ createdTime }) => <Time wire={createdTime} />,
    }),
    column('state', {
      width: 96,
      ideal: 112,
      leads: 'state',
      cell: ({ state }) => <StateLabel state={state} />,
    }),
    column('assignee', { width: 104, ideal: 140, cell: ({ assignee }) => assignee ?? '–' }),
    column('reference', { width: 100, ideal: 132, cell: ({ reference }) => reference }),
  ];
  return (
    <DataTable
      label={t('shared:menu.list.enquiries')}
      columns={columns}
      rows={list.state === 'loading' ? null : list.rows}
      expectedRows={query.pageSize}
      keyOf={({ id }) => id}
      density="large"
      busy={list.isLoading}
      operations={{
        title: t('column.operations'),
        cell: (enquiry) => (
          <Button
            look="text"
            aria-label={t('view.named', { name: enquiry.name })}
            onClick={() => {
              onOpen(enquiry);
            }}
          >
            {t('view')}
          </Button>
        ),
      }}
      onOpen={onOpen}
      empty={<EnquiriesEmpty total={list.total} query={query} onQuery={onQuery} />}
    />
  );
});
