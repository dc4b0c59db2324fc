import IconDown from '@arco-design/web-react/icon/react-icon/IconDown';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { listAuthorsLimits } from '../../../../api/generated/model/limits/authors';
import { RecordPicker } from '../../../../shared/records/record-picker';
import { PanelButton } from '../../../../shared/ui/actions/panel-button';
import { FieldLabel } from '../../../../shared/ui/fields/field-label';
import type { AuthorFilterStore } from '../author-filter.store';
import styles from './author-filter.module.css';

interface Props {
  store: AuthorFilterStore;
  /** Key of the author; empty for all. */
  value: number | '';
  onChange: (value: number | '') => void;
}

/** Enter in the search for an author does not submit the filters around it. */
function keepFromForm(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** Narrows the list to an author, of whom there may be more than a list of choices can hold. */
export const AuthorFilter = observer(function AuthorFilter({ store, value, onChange }: Props) {
  const { t } = useTranslation(['content-items', 'records']);
  useEffect(() => {
    store.show(value === '' ? null : value);
  }, [store, value]);
  const label = t('column.author');
  const { data } = store.chosen;
  const text = value === '' ? t('records:filter.all') : (data?.name ?? String(value));
  return (
    <div className={styles.filter}>
      <FieldLabel label={label} />
      <PanelButton label={`${label}: ${text}`} text={text} icon={<IconDown className={styles.icon} />}>
        <div className={styles.panel} role="presentation" onKeyDown={keepFromForm}>
          <RecordPicker
            store={store.picker}
            label={label}
            searchLabel={t('filter.author.search')}
            noneText={t('records:filter.all')}
            maxLength={listAuthorsLimits.search.maxLength}
            value={value === '' ? null : { id: value, name: text }}
            onChange={(author) => {
              store.choose(author);
              onChange(author?.id ?? '');
            }}
          />
        </div>
      </PanelButton>
    </div>
  );
});
