import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { OperationLogRowDto } from '../../../../api/generated/model';
import type { PagedList } from '../../../../shared/lists/paged-list';
import type { PageQuery } from '../../../../shared/lists/page-query';
import { useListView } from '../../../../shared/lists/use-list-view';
import { RecordsTable } from '../../../../shared/records/records-table';
import { Card } from '../../../../shared/ui/layout/card';
import { Time } from '../../../../shared/ui/layout/time';
import { Pager } from '../../../../shared/ui/pager/pager';
import { ChangeState } from './change-state';
import styles from './profile.module.css';
import { logQuery } from './profile-view';

interface Props {
  list: PagedList<OperationLogRowDto, PageQuery>;
  onOpen: (id: number) => void;
}

/** The changes so far, newest first. */
export const LogCard = observer(function LogCard({ list, onOpen }: Props) {
  const { t } = useTranslation('profile-parameters');
  const { query, narrow, pager } = useListView(list, logQuery);
  return (
    <Card title={t('log')} busy={list.isLoading}>
      <div className={styles.log}>
        <RecordsTable
          label={t('log.entries')}
          columns={{
            contentNumber: { width: 130, ideal: 180, leads: 'title', cell: (row) => row.contentNumber },
            updateContent: {
              ...{ width: 160, grows: true },
              cell: ({ parts }) => parts.map((part) => t(`part.${part}`)).join(' · '),
            },
            state: {
              width: 120,
              ideal: 160,
              leads: 'state',
              cell: (row) => <ChangeState state={row.state} />,
            },
            person: { width: 110, ideal: 150, cell: ({ person }) => person ?? '–' },
            updateTime: { width: 130, ideal: 190, cell: (row) => <Time wire={row.updateTime} /> },
          }}
          titleOf={(key) => t(`column.${key}`)}
          list={list}
          query={query}
          unfiltered={{}}
          none={{ title: t('log.empty'), text: t('log.empty.text') }}
          openLabelOf={({ contentNumber: number }) => t('log.view.named', { number })}
          onOpen={({ id }) => {
            onOpen(id);
          }}
          onQuery={narrow}
        />
      </div>
      <Pager {...pager} />
    </Card>
  );
});
