import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ContentType } from '../../../../../api/generated/model';
import { listContentItemsLimits as limits } from '../../../../../api/generated/model/limits/content-items';
import { languages } from '../../../../../shared/i18n/languages';
import { SearchField } from '../../../../../shared/ui/fields/search-field';
import { SelectField } from '../../../../../shared/ui/fields/select-field';
import type { ItemPickerStore } from '../item-picker.store';
import { kindsOf } from '../member';
import styles from './picker.module.css';

interface Props {
  store: ItemPickerStore;
  contentType: ContentType;
}

/** What content is proposed. Only kinds that the set can hold are asked for. */
export const PickerFilters = observer(function PickerFilters({ store, contentType }: Props) {
  const { t } = useTranslation(['policy-items', 'content-items']);
  const { search, kind, language } = store.query;
  const kinds = kindsOf[contentType];
  return (
    <form
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        store.ask();
      }}
    >
      <div className={styles.search}>
        <SearchField
          label={t('picker.search')}
          value={search}
          maxLength={limits.search.maxLength}
          onChange={(text) => {
            store.search(text);
          }}
        />
      </div>
      {kinds.length > 1 && (
        <SelectField
          label={t('content-items:column.kind')}
          value={kind}
          options={[
            { value: '' as const, label: t('picker.any') },
            ...kinds.map((one) => ({ value: one, label: t(`content-items:kind.${one}`) })),
          ]}
          onChange={(one) => {
            store.narrow({ kind: one });
          }}
        />
      )}
      <SelectField
        label={t('content-items:column.language')}
        value={language}
        options={[
          { value: '' as const, label: t('picker.any') },
          ...languages.map((one) => ({ value: one, label: t(`content-items:language.${one}`) })),
        ]}
        onChange={(one) => {
          store.narrow({ language: one });
        }}
      />
    </form>
  );
});
