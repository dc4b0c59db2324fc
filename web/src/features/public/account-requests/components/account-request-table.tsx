import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AccountRequestDto } from '../../../../api/generated/model';
import type { PagedList } from '../../../../shared/lists/paged-list';
import { Button } from '../../../../shared/ui/actions/button';
import { DataTable } from '../../../../shared/ui/table/data-table';
import type { DataColumn } from '../../../../shared/ui/table/data-table-types';
import { Time } from '../../../../shared/ui/layout/time';
import { ErrorState } from '../../../../shared/ui/feedback/error-state';
import { KeptFresh } from '../../../../shared/ui/loaded/kept-fresh';
import { ForbiddenState } from '../../../../shared/ui/feedback/forbidden-state';
import type { AccountRequestsQuery } from '../account-requests-view';
import { AccountRequestsEmpty } from './account-requests-empty';
import { StateLabel } from './state-label';

type ColumnKey = 'name' | 'userName' | 'kind' | 'email' | 'createdTime' | 'state' | 'handler';
type Shape = Omit<DataColumn<AccountRequestDto>, 'key' | 'title'>;

interface Props {
  list: PagedList<AccountRequestDto, AccountRequestsQuery>;
  query: AccountRequestsQuery;
  onQuery: (change: Partial<AccountRequestsQuery>) => void;
  onOpen: (request: AccountRequestDto) => void;
}

export function AccountRequestTable(props: Props) {
  return (
    <KeptFresh source={props.list.page}>
      <Content {...props} />
    </KeptFresh>
  );
}

const Content = observer(function Content({ list, query, onQuery, onOpen }: Props) {
  const { t } = useTranslation(['account-requests', 'shared']);
  if (list.state === 'forbidden') return <ForbiddenState />;
  if (list.state === 'error') return <ErrorState error={list.error} onRetry={() => void list.refresh()} />;

  const column = (key: ColumnKey, shape: Shape): DataColumn<AccountRequestDto> => ({
    ...shape,
    key,
    title: t(`column.${key}`),
  });
  const columns = [
    column('name', { width: 150, grows: true, leads: 'title', cell: ({ name }) => name }),
    column('userName', { width: 120, ideal: 160, cell: ({ userName }) => userName }),
    column('kind', { width: 120, ideal: 150, cell: ({ kind }) => t(`kind.${kind}`) }),
    column('email', { width: 150, ideal: 240, cell: ({ email }) => (email === '' ? '–' : email) }),
    column('createdTime', {
      width: 104,
      ideal: 164,
      cell: ({ createdTime }) => <Time wire={createdTime} />,
    }),
    column('state', {
      width: 104,
      ideal: 132,
      leads: 'state',
      cell: ({ state }) => <StateLabel state={state} />,
    }),
    column('handler', { width: 104, ideal: 140, cell: ({ handler }) => handler ?? '–' }),
  ];
  return (
    <DataTable
      label={t('shared:menu.list.accountRequests')}
      columns={columns}
      rows={list.state === 'loading' ? null : list.rows}
      expectedRows={query.pageSize}
      keyOf={({ id }) => id}
      density="large"
      busy={list.isLoading}
      operations={{
        title: t('column.operations'),
        cell: (request) => (
          <Button
            look="text"
            aria-label={t('view.named', { name: request.name })}
            onClick={() => {
              onOpen(request);
            }}
          >
            {t('view')}
          </Button>
        ),
      }}
      onOpen={onOpen}
      empty={<AccountRequestsEmpty total={list.total} query={query} onQuery={onQuery} />}
    />
  );
});
