import IconClose from '@arco-design/web-react/icon/react-icon/IconClose';
import IconSearch from '@arco-design/web-react/icon/react-icon/IconSearch';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';
import { TextField } from './text-field';

interface Props {
  label: string;
  /** Shows the label inside the empty field. */
  isLabelHidden?: boolean;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
}

/** A search-as-you-type field. Escape or the clear button empties it. */
export function SearchField({ label, isLabelHidden = false, value, maxLength, onChange }: Props) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    field.current?.focus();
  };
  return (
    <search>
      <TextField
        ref={field}
        type="text"
        role="searchbox"
        label={label}
        isLabelHidden={isLabelHidden}
        placeholder={isLabelHidden ? label : undefined}
        icon={<IconSearch />}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        maxLength={maxLength}
        onChange={({ target }) => {
          onChange(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          event.stopPropagation();
          clear();
        }}
        suffix={
          value !== '' && (
            <IconButton label={t('search.clear')} onClick={clear}>
              <IconClose />
            </IconButton>
          )
        }
      />
    </search>
  );
}
