import { useTranslation } from 'react-i18next';
import { listLabelsLimits } from '../../../api/generated/model/limits/content-items';
import { RecordsPage } from '../../../shared/records/records-page';
import { SearchFilters } from '../../../shared/records/search-filters';
import { LabelTable } from './components/label-table';
import { MergeDialog } from './merge-dialog';
import { MergeRuns } from './merge-runs';
import { NearDoubles } from './near-doubles';
import { labelsQuery, labelView, unfiltered } from './labels-view';
import { newLabelList } from './labels.store';

/** The labels of all content, those that may mean the same, and how far merges are. */
export function LabelsPage() {
  const { t } = useTranslation(['labels', 'shared']);
  return (
    <RecordsPage
      title={t('shared:menu.library.labels')}
      newList={newLabelList}
      query={labelsQuery}
      view={labelView}
      name="label"
      keyOf={({ label }) => label}
      filters={(props) => (
        <>
          <MergeRuns />
          <NearDoubles />
          <SearchFilters
            {...props}
            unfiltered={unfiltered}
            hint={t('filter.search.hint')}
            maxLength={listLabelsLimits.search.maxLength}
          />
        </>
      )}
      table={(props) => <LabelTable {...props} />}
      drawer={(props) => <MergeDialog {...props} />}
    />
  );
}
