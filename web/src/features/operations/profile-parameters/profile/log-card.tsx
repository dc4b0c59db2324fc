import IconEmpty from '@arco-design/web-react/icon/react-icon/IconEmpty';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { OperationLogRowDto } from '../../../../api/generated/model';
import type { PagedList } from '../../../../shared/lists/paged-list';
import { useListView } from '../../../../shared/lists/use-list-view';
import { Button } from '../../../../shared/ui/actions/button';
import { StatePanel } from '../../../../shared/ui/feedback/state-panel';
import { Card } from '../../../../shared/ui/layout/card';
import { Pager } from '../../../../shared/ui/pager/pager';
import { LogTable } from './log-table';
import styles from './profile.module.css';
import type { PageQuery } from '../../../../shared/lists/page-query';
import { logQuery } from './profile-view';

interface Props {
  list: PagedList<OperationLogRowDto, PageQuery>;
  onOpen: (id: number) => void;
}

/** The changes so far, newest first. */
export const LogCard = observer(function LogCard({ list, onOpen }: Props) {
  const { t } = useTranslation('profile-parameters');
  const { narrow, pager } = useListView(list, logQuery);
  const empty =
    list.total === 0 ? (
      <StatePanel icon={<IconEmpty />} title={t('log.empty')}>
        {t('log.empty.text')}
      </StatePanel>
    ) : (
      <StatePanel
        icon={<IconEmpty />}
        title={t('log.empty.page')}
        actions={
          <Button
            onClick={() => {
              narrow({});
            }}
          >
            {t('log.empty.page.action')}
          </Button>
        }
      />
    );
  return (
    <Card title={t('log')} busy={list.isLoading}>
      <div className={styles.log}>
        <LogTable list={list} expectedRows={3} empty={empty} onOpen={onOpen} />
      </div>
      <Pager {...pager} />
    </Card>
  );
});
