import { useTranslation } from 'react-i18next';
import { listAuditEntriesLimits } from '../../../../api/generated/model/limits/audit';
import { ChoiceFilter } from '../../../../shared/records/choice-filter';
import { SearchFilters } from '../../../../shared/records/search-filters';
import { DateRangeField } from '../../../../shared/ui/fields/date-range-field';
import styles from './audit-filters.module.css';
import { actions, type AuditQuery, entities, unfiltered } from '../audit-view';

interface Props {
  query: AuditQuery;
  busy: boolean;
  onChange: (change: Partial<AuditQuery>) => void;
  onRefresh: () => void;
}

export function AuditFilters({ query, busy, onChange, onRefresh }: Props) {
  const { t } = useTranslation('audit');
  const { entity, entityId: id } = query;
  return (
    <SearchFilters
      query={query}
      busy={busy}
      unfiltered={unfiltered}
      hint={t('filter.search.hint')}
      maxLength={listAuditEntriesLimits.search.maxLength}
      onChange={onChange}
      onRefresh={onRefresh}
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
