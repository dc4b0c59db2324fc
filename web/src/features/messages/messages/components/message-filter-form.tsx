import { useTranslation } from 'react-i18next';
import { listMessagePageLimits } from '../../../../api/generated/model/limits/listMessagePage';
import { countFilters } from '../../../../shared/lists/filters';
import { useDraft } from '../../../../shared/lists/use-draft';
import { FilterForm } from '../../../../shared/ui/fields/filter-form';
import { SelectField } from '../../../../shared/ui/fields/select-field';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { statuses, tags } from '../messages.constants';
import { type MessageFilters, type MessagesQuery, noFilters } from '../messages-view';

interface Props {
  query: MessagesQuery;
  onSearch: (filters: Partial<MessageFilters>) => void;
}

/** A select applies at once; text applies on Enter or the button. */
export function MessageFilterForm({ query, onSearch }: Props) {
  const { t } = useTranslation('messages');
  const { type, search, status, messageType } = query;
  const [text, setText] = useDraft(search);
  const any = { value: '' as const, label: t('filter.all') };
  return (
    <FilterForm
      active={countFilters({ search, status, messageType })}
      texts={{ search: t('search'), reset: t('reset') }}
      onSearch={() => {
        onSearch({ search: text.trim() });
      }}
      onReset={() => {
        setText('');
        onSearch(noFilters);
      }}
    >
      <TextField
        label={t('filter.search')}
        placeholder={t('filter.search.hint')}
        autoComplete="off"
        maxLength={listMessagePageLimits.search.maxLength}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
      <SelectField
        label={t('filter.status')}
        value={status}
        options={[any, ...statuses.map((value) => ({ value, label: t(`status.${value}`) }))]}
        onChange={(next) => {
          onSearch({ status: next });
        }}
      />
      {type !== 'message' && (
        <SelectField
          label={t('filter.tag')}
          value={messageType}
          options={[any, ...tags.map((value) => ({ value, label: t(`tag.${value}`) }))]}
          onChange={(next) => {
            onSearch({ messageType: next });
          }}
        />
      )}
    </FilterForm>
  );
}
