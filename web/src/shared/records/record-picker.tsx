import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFoundAnnouncement } from '../lists/use-found-announcement';
import { InlineError } from '../ui/feedback/inline-error';
import { FieldLabel } from '../ui/fields/field-label';
import { FieldNote, noteIds } from '../ui/fields/field-note';
import { SearchField } from '../ui/fields/search-field';
import { PickerChoice } from './picker-choice';
import type { RecordPickerStore } from './record-picker.store';
import styles from './record-picker.module.css';

interface Picked {
  id: number;
  name: string;
}

interface Props<Row extends Picked> {
  store: RecordPickerStore<Row>;
  label: string;
  /** What the text is searched in. */
  searchLabel: string;
  maxLength: number;
  /** Said of the choice of no record; undefined if there has to be one. */
  noneText?: string;
  /** Said while there is no record at all. */
  emptyText?: string;
  hint?: string;
  error?: string | undefined;
  isRequired?: boolean;
  name?: string;
  value: Picked | null;
  /** Beside the name, to tell records of the same name apart. */
  detailOf?: (row: Row) => ReactNode;
  /** Cannot be picked. */
  except?: number;
  onChange: (value: Row | null) => void;
  onBlur?: () => void;
}

/** A field whose value is a record, which is found by its name. What is picked stays in sight while others are searched. */
export const RecordPicker = observer(function RecordPicker<Row extends Picked>(props: Props<Row>) {
  const { store, label, searchLabel, maxLength, noneText, emptyText, hint, error } = props;
  const { isRequired = false, name, value, detailOf, except, onChange, onBlur } = props;
  const { t } = useTranslation('records');
  const id = useId();
  const { list } = store;
  useFoundAnnouncement(list);
  useEffect(() => {
    store.ask();
    return store.stop;
  }, [store]);
  const rows = list.rows.filter((row) => row.id !== except);
  const isKept = value !== null && rows.every((row) => row.id !== value.id);
  const hasChoice = noneText !== undefined || isKept || rows.length > 0;
  const choice = (key: number, text: ReactNode, row: Row | null, isChecked: boolean) => (
    <PickerChoice
      key={key}
      type="radio"
      name={name ?? id}
      checked={isChecked}
      isInvalid={error !== undefined}
      {...(row !== null && detailOf !== undefined && { detail: detailOf(row) })}
      onChange={() => {
        onChange(row);
      }}
    >
      {text}
    </PickerChoice>
  );
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-required={isRequired}
      // The focus comes to the choices, or here where there is none.
      {...(error !== undefined && !hasChoice && { 'data-invalid': true, tabIndex: -1 })}
      aria-describedby={noteIds(id, { hint, error })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.();
      }}
    >
      <FieldLabel id={id} label={label} isRequired={isRequired} />
      <SearchField
        label={searchLabel}
        isLabelHidden
        value={store.text}
        maxLength={maxLength}
        onChange={(text) => {
          store.search(text);
        }}
      />
      <div className={styles.choices}>
        {noneText !== undefined && choice(0, noneText, null, value === null)}
        {isKept && (
          <PickerChoice type="radio" name={name ?? id} checked>
            <bdi>{value.name}</bdi>
          </PickerChoice>
        )}
        {rows.map((row) => choice(row.id, <bdi>{row.name}</bdi>, row, row.id === value?.id))}
        {list.error !== null && <InlineError error={list.error} />}
        {list.state === 'empty' && (
          <p className={styles.none}>
            {list.answered === '' ? (emptyText ?? t('picker.empty')) : t('picker.none')}
          </p>
        )}
        {list.total > list.rows.length && (
          <p className={styles.none}>{t('picker.more', { count: list.total - list.rows.length })}</p>
        )}
      </div>
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}) as <Row extends Picked>(props: Props<Row>) => ReactNode;
