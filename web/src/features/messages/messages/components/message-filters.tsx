import { useTranslation } from 'react-i18next';
import { listMessagePageLimits } from '../../../../api/generated/model/limits/messages';
import { ChoiceFilter } from '../../../../shared/records/choice-filter';
import type { FiltersProps } from '../../../../shared/records/page-parts';
import { SearchFilters } from '../../../../shared/records/search-filters';
import { DateRangeField } from '../../../../shared/ui/fields/date-range-field';
import { ownNoticeKinds, statuses, tags } from '../messages.constants';
import { type MessagesQuery, unfiltered } from '../messages-view';

export function MessageFilters(props: FiltersProps<MessagesQuery>) {
  const { query, onChange } = props;
  const { t } = useTranslation(['messages', 'notifications']);
  return (
    <SearchFilters
      {...props}
      unfiltered={unfiltered}
      hint={t('filter.search.hint')}
      maxLength={listMessagePageLimits.search.maxLength}
    >
      <ChoiceFilter
        label={t('filter.status')}
        value={query.status}
        choices={statuses}
        textOf={(status) => t(`status.${status}`)}
        onChange={(status) => {
          onChange({ status });
        }}
      />
      {query.type !== 'message' && (
        <ChoiceFilter
          label={t('filter.tag')}
          value={query.messageType}
          choices={tags}
          textOf={(tag) => t(`tag.${tag}`)}
          onChange={(messageType) => {
            onChange({ messageType });
          }}
        />
      )}
      {query.type === 'notice' && (
        <ChoiceFilter
          label={t('notifications:kinds')}
          value={query.kind}
          choices={ownNoticeKinds()}
          textOf={(kind) => t(`notifications:kind.${kind}`)}
          onChange={(kind) => {
            onChange({ kind });
          }}
        />
      )}
      <DateRangeField
        label={t('notifications:sent')}
        value={query.time}
        onChange={(time) => {
          onChange({ time });
        }}
      />
    </SearchFilters>
  );
}
