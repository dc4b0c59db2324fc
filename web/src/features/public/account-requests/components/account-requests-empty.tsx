import IconEmpty from '@arco-design/web-react/icon/react-icon/IconEmpty';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/actions/button';
import { StatePanel } from '../../../../shared/ui/feedback/state-panel';
import { type AccountRequestsQuery, isFiltered, noFilters } from '../account-requests-view';

interface Props {
  total: number;
  query: AccountRequestsQuery;
  onQuery: (change: Partial<AccountRequestsQuery>) => void;
}

/** Why the list is empty and what to do next: page out of range, filters too narrow, or no data yet. */
export function AccountRequestsEmpty({ total, query, onQuery }: Props) {
  const { t } = useTranslation('account-requests');
  const way = total > 0 ? 'page' : isFiltered(query) ? 'filtered' : null;
  if (way === null)
    return (
      <StatePanel icon={<IconEmpty />} title={t('empty.none')}>
        {t('empty.none.text')}
      </StatePanel>
    );
  const back = (
    <Button
      onClick={() => {
        onQuery(way === 'page' ? {} : noFilters);
      }}
    >
      {t(`empty.${way}.action`)}
    </Button>
  );
  return <StatePanel icon={<IconEmpty />} title={t(`empty.${way}`)} actions={back} />;
}
