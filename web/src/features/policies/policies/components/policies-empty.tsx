import IconEmpty from '@arco-design/web-react/icon/react-icon/IconEmpty';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/actions/button';
import { StatePanel } from '../../../../shared/ui/feedback/state-panel';
import { noFilters, type PoliciesQuery, sameFilters } from '../policies-view';

interface Props {
  total: number;
  query: PoliciesQuery;
  onQuery: (change: Partial<PoliciesQuery>) => void;
}

/** Why the table is empty and what to do next: page out of range, filters too narrow, or no data yet. */
export function PoliciesEmpty({ total, query, onQuery }: Props) {
  const { t } = useTranslation('policies');
  if (total > 0) {
    const first = (
      <Button
        onClick={() => {
          onQuery({});
        }}
      >
        {t('empty.page.action')}
      </Button>
    );
    return <StatePanel icon={<IconEmpty />} title={t('empty.page')} actions={first} />;
  }
  if (query.place === 'bin' && sameFilters(query, noFilters)) {
    return (
      <StatePanel icon={<IconEmpty />} title={t('empty.bin')}>
        {t('empty.bin.text')}
      </StatePanel>
    );
  }
  if (sameFilters(query, noFilters)) {
    return (
      <StatePanel icon={<IconEmpty />} title={t('empty.none')}>
        {t('empty.none.text')}
      </StatePanel>
    );
  }
  const reset = (
    <Button
      onClick={() => {
        onQuery(noFilters);
      }}
    >
      {t('empty.filtered.action')}
    </Button>
  );
  return (
    <StatePanel icon={<IconEmpty />} title={t('empty.filtered')} actions={reset}>
      {t('empty.filtered.text')}
    </StatePanel>
  );
}
