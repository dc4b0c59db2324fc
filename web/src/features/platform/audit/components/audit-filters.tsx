import { useTranslation } from 'react-i18next';
import { listAuditEntriesLimits } from '../../../../api/generated/model/limits/audit';
import { ChoiceFilter } from '../../../../shared/records/choice-filter';
import type { FiltersProps } from '../../../../shared/records/page-parts';
import { SearchFilters } from '../../../../shared/records/search-filters';
import { DateRangeField } from '../../../../shared/ui/fields/date-range-field';
import styles from './audit-filters.module.css';
import { actions, type AuditQuery, entities, unfiltered } from '../audit-view';

export function AuditFilters(props: FiltersProps<AuditQuery>) {
  const { query, onChange } = props;
  const { t } = useTranslation('audit');
  const { entity, entityId: id } = query;
  return (
    <SearchFilters
      {...props}
      unfiltered={unfiltered}
      hint={t('filter.search.hint')}
      maxLength={listAuditEntriesLimits.search.maxLength}
    >
      <ChoiceFilter
        label={t('column.entity')}
        value={query.entity}
        choices={entities}
        textOf={(entity) => t(`entity.${entity}`)}
        onChange={(entity) => {
          onChange({ entity, entityId: unfiltered.entityId });
        }}
      />
      <ChoiceFilter
        label={t('column.action')}
        value={query.action}
        choices={actions}
        textOf={(action) => t(`action.${action}`)}
        onChange={(action) => {
          onChange({ action });
        }}
      />
      <DateRangeField
        label={t('column.time')}
        value={query.time}
        onChange={(time) => {
          onChange({ time });
        }}
      />
      {entity !== '' && id !== '' && (
        <p className={styles.record}>
          {t('filter.record', { record: t('record', { entity: t(`entity.${entity}`), id }) })}
        </p>
      )}
    </SearchFilters>
  );
}
