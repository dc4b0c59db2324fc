import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperationLogRowDto } from '../../../../api/generated/model';
import type { PagedList } from '../../../../shared/lists/paged-list';
import { Button } from '../../../../shared/ui/actions/button';
import { ErrorState } from '../../../../shared/ui/feedback/error-state';
import { ForbiddenState } from '../../../../shared/ui/feedback/forbidden-state';
import { Time } from '../../../../shared/ui/layout/time';
import { KeptFresh } from '../../../../shared/ui/loaded/kept-fresh';
import { DataTable } from '../../../../shared/ui/table/data-table';
import type { DataColumn } from '../../../../shared/ui/table/data-table-types';
import { ChangeState } from './change-state';
import type { PageQuery } from '../../../../shared/lists/page-query';

interface Props {
  list: PagedList<OperationLogRowDto, PageQuery>;
  expectedRows: number;
  empty: ReactNode;
  onOpen: (id: number) => void;
}

type ColumnKey = 'contentNumber' | 'updateContent' | 'state' | 'person' | 'updateTime';

export function LogTable(props: Props) {
  return (
    <KeptFresh source={props.list.page}>
      <Content {...props} />
    </KeptFresh>
  );
}

const Content = observer(function Content({ list, expectedRows, empty, onOpen }: Props) {
  const { t } = useTranslation('profile-parameters');
  if (list.state === 'forbidden') return <ForbiddenState />;
  if (list.state === 'error') return <ErrorState error={list.error} onRetry={() => void list.refresh()} />;
  const column = (key: ColumnKey, shape: Omit<DataColumn<OperationLogRowDto>, 'key' | 'title'>) => ({
    ...shape,
    key,
    title: t(`column.${key}`),
  });
  const open = ({ id }: OperationLogRowDto) => {
    onOpen(id);
  };
  return (
    <DataTable
      label={t('log.entries')}
      columns={[
        column('contentNumber', { width: 130, ideal: 180, leads: 'title', cell: (row) => row.contentNumber }),
        column('updateContent', {
          width: 160,
          grows: true,
          cell: ({ parts }) => parts.map((part) => t(`part.${part}`)).join(' · '),
        }),
        column('state', {
          width: 120,
          ideal: 160,
          leads: 'state',
          cell: ({ state }) => <ChangeState state={state} />,
        }),
        column('person', { width: 110, ideal: 150, cell: ({ person }) => person ?? '–' }),
        column('updateTime', {
          width: 130,
          ideal: 190,
          cell: ({ updateTime }) => <Time wire={updateTime} />,
        }),
      ]}
      rows={list.state === 'loading' ? null : list.rows}
      expectedRows={expectedRows}
      keyOf={({ id }) => id}
      density="large"
      busy={list.isLoading}
      operations={{
        title: t('column.operations'),
        cell: (row) => (
          <Button
            look="text"
            aria-label={t('log.view.named', { number: row.contentNumber })}
            onClick={() => {
              open(row);
            }}
          >
            {t('log.view')}
          </Button>
        ),
      }}
      onOpen={open}
      empty={empty}
    />
  );
});
