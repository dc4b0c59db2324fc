import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFoundAnnouncement } from '../lists/use-found-announcement';
import { InlineError } from '../ui/feedback/inline-error';
import { FieldLabel } from '../ui/fields/field-label';
import { FieldNote, type FieldNotes, noteIds } from '../ui/fields/field-note';
import { SearchField } from '../ui/fields/search-field';
import { PickerChoice } from './picker-choice';
import type { RecordPickerStore } from './record-picker.store';
import styles from './record-picker.module.css';

interface Picked {
  id: number;
  name: string;
}

interface Props<Row extends Picked> extends Omit<FieldNotes, 'count'> {
  store: RecordPickerStore<Row>;
  label: string;
  /** What the text is searched in. */
  searchLabel: string;
  maxLength: number;
  value: readonly Picked[];
  onChange: (value: Picked[]) => void;
}

/**
 * What is picked, then what was found. It keeps its order, and what is unpicked, until others are found: a box that moved or went
 * would lose the focus.
 */
function useChoices(value: readonly Picked[], rows: readonly Picked[]): readonly Picked[] {
  const [found, setFound] = useState(() => ({ rows, choices: together(value, rows) }));
  // Somebody may unpick before anything was found.
  const stays = found.rows.length === 0 ? together(found.choices, value) : value;
  if (found.rows !== rows) setFound({ rows, choices: together(stays, rows) });
  return together(found.choices, value);
}

function together(first: readonly Picked[], then: readonly Picked[]): readonly Picked[] {
  return [...first, ...then.filter(({ id }) => first.every((one) => one.id !== id))];
}

/** A field whose value are records, which are found by their names. What is picked stays in sight while others are searched. */
export const RecordsPicker = observer(function RecordsPicker<Row extends Picked>(props: Props<Row>) {
  const { store, label, searchLabel, maxLength, value, onChange, ...notes } = props;
  const { t } = useTranslation('records');
  const id = useId();
  const { list } = store;
  useFoundAnnouncement(list);
  useEffect(() => {
    store.ask();
    return store.stop;
  }, [store]);
  const choices = useChoices(value, list.rows);
  return (
    <div role="group" aria-labelledby={id} aria-describedby={noteIds(id, notes)}>
      <FieldLabel id={id} label={label} />
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
        {choices.map(({ id: key, name }) => (
          <PickerChoice
            key={key}
            type="checkbox"
            checked={value.some((picked) => picked.id === key)}
            onChange={(isChecked) => {
              onChange(
                isChecked ? [...value, { id: key, name }] : value.filter((picked) => picked.id !== key),
              );
            }}
          >
            <bdi>{name}</bdi>
          </PickerChoice>
        ))}
        {list.error !== null && <InlineError error={list.error} />}
        {list.state === 'empty' && (
          <p className={styles.none}>{t(list.answered === '' ? 'picker.empty' : 'picker.none')}</p>
        )}
        {list.total > list.rows.length && (
          <p className={styles.none}>{t('picker.more', { count: list.total - list.rows.length })}</p>
        )}
      </div>
      <FieldNote id={id} {...notes} />
    </div>
  );
}) as <Row extends Picked>(props: Props<Row>) => ReactNode;
