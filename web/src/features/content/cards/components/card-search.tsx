import IconSearch from '@arco-design/web-react/icon/react-icon/IconSearch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { SEARCH_LENGTH } from '../cards-view';
import styles from './card-search.module.css';

interface Props {
  value: string;
  onSearch: (search: string) => void;
}

/** Holds the input; the URL holds the search text, without surrounding blanks. */
export function CardSearch({ value, onSearch }: Props) {
  const { t } = useTranslation('cards');
  const [draft, setDraft] = useState(value);
  const [searched, setSearched] = useState(value);
  // Back and Clear change the URL, which then replaces the input.
  if (searched !== value) {
    setSearched(value);
    if (draft.trim() !== value) setDraft(value);
  }
  return (
    <div role="search" className={styles.search}>
      <TextField
        type="search"
        label={t('search')}
        isLabelHidden
        placeholder={t('search')}
        autoComplete="off"
        maxLength={SEARCH_LENGTH}
        icon={<IconSearch />}
        value={draft}
        onChange={({ target }) => {
          setDraft(target.value);
          onSearch(target.value.trim());
        }}
      />
    </div>
  );
}
