import IconDragDotVertical from '@arco-design/web-react/icon/react-icon/IconDragDotVertical';
import { useTranslation } from 'react-i18next';
import type { PolicyColumn } from '../../../../api/generated/model';
import type { ColumnChoice } from '../../../../shared/lists/columns-field';
import { Button } from '../../../../shared/ui/actions/button';
import { CheckboxField } from '../../../../shared/ui/fields/checkbox-field';
import styles from './column-settings.module.css';
import { useReorder } from '../../../../shared/lists/use-reorder';

interface Props {
  columns: ColumnChoice<PolicyColumn>[];
  /** All columns in the designed order, without set widths. */
  initial: ColumnChoice<PolicyColumn>[];
  onChange: (columns: ColumnChoice<PolicyColumn>[]) => void;
  isAdjusting: boolean;
  onAdjust: (isAdjusting: boolean) => void;
}

/** Visibility and order of columns. The grip moves a column by drag or with the arrow keys. */
export function ColumnSettings({ columns, initial, onChange, isAdjusting, onAdjust }: Props) {
  const { t } = useTranslation('policies');
  const { list, gripProps, dropAt } = useReorder(columns, onChange);
  const shown = columns.filter(({ isShown }) => isShown).length;
  return (
    <>
      <ul ref={list}>
        {columns.map((choice, at) => {
          const { key, isShown } = choice;
          const name = t(`column.${key}`);
          return (
            <li key={key} className={styles.line} data-drop={dropAt(at)}>
              <button
                type="button"
                className={styles.grip}
                aria-label={t('columns.move', { name, at: at + 1, of: columns.length })}
                {...gripProps(at)}
              >
                <IconDragDotVertical />
              </button>
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
