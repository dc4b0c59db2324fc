import { useTranslation } from 'react-i18next';
import type { ColumnChoice } from '../lists/columns-field';
import { Button } from '../ui/actions/button';
import { GripButton } from '../ui/actions/grip-button';
import { CheckboxField } from '../ui/fields/checkbox-field';
import styles from './column-settings.module.css';
import { useReorder } from '../lists/use-reorder';

interface Props<Key extends string> {
  columns: ColumnChoice<Key>[];
  /** All columns in the designed order, without set widths. */
  initial: ColumnChoice<Key>[];
  onChange: (columns: ColumnChoice<Key>[]) => void;
  titleOf: (key: Key) => string;
  isAdjusting: boolean;
  onAdjust: (isAdjusting: boolean) => void;
}

/** Visibility and order of columns. The grip moves a column by drag or with the arrow keys. */
export function ColumnSettings<Key extends string>(props: Props<Key>) {
  const { columns, initial, onChange, titleOf, isAdjusting, onAdjust } = props;
  const { t } = useTranslation('saved-views');
  const { list, gripProps, dropAt } = useReorder(columns, onChange);
  const shown = columns.filter(({ isShown }) => isShown).length;
  return (
    <>
      <ul ref={list}>
        {columns.map((choice, at) => {
          const { key, isShown } = choice;
          const name = titleOf(key);
          return (
            <li key={key} className={styles.line} data-drop={dropAt(at)}>
              <GripButton
                label={t('columns.move', { name, at: at + 1, of: columns.length })}
                {...gripProps(at)}
              />
              <CheckboxField
                label={name}
                checked={isShown}
                // The last visible column cannot be hidden.
                disabled={isShown && shown === 1}
                onChange={(next) => {
                  onChange(columns.with(at, { ...choice, isShown: next }));
                }}
              />
            </li>
          );
        })}
      </ul>
      <Button
        look="text"
        className={styles.widths}
        aria-pressed={isAdjusting}
        onClick={() => {
          onAdjust(!isAdjusting);
        }}
      >
        {t('columns.widths')}
      </Button>
      <Button
        look="text"
        onClick={() => {
          onChange(initial);
        }}
      >
        {t('columns.reset')}
      </Button>
    </>
  );
}
