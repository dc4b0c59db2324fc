import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicyDetailDto } from '../../../../../api/generated/model';
import { formatMinute, listOf } from '../../../../../shared/i18n/format';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import { DialogActions } from '../../../../../shared/ui/overlays/dialog-actions';
import { usePolicyFields } from '../../policy-fields';
import type { Difference, PolicyField, Side } from '../../policy-form';
import styles from './conflict-panel.module.css';
import record from './record.module.css';

type Sides = Partial<Record<PolicyField, Side>>;

interface Props {
  /** The record as it is stored now. */
  current: PolicyDetailDto;
  /** Who has saved it; null if that is not known. */
  author: string | null;
  /** What both changed. */
  differences: Difference[];
  /** What only the other one changed. */
  taken: PolicyField[];
  onResolve: (sides: Sides) => void;
  /** Restores a deleted record, and saves the user's values. */
  onRestore: () => void;
}

const bothSides = ['mine', 'theirs'] as const;

/** Shown when somebody else has saved the record: for each field that both have changed, the user picks a value. */
export function ConflictPanel({ current, author, differences, taken, onResolve, onRestore }: Props) {
  const { t } = useTranslation('policies');
  const language = useLanguage();
  const { label, textOf } = usePolicyFields();
  const all = (side: Side): Sides => Object.fromEntries(differences.map(({ field }) => [field, side]));
  const [sides, setSides] = useState<Sides>(() => all('mine'));
  const isDeleted = current.deletedTime !== null;
  return (
    <div role="alert" className={record.form}>
      <h3 className={styles.title}>
        {author === null
          ? t(isDeleted ? 'conflict.deleted' : 'conflict.title')
          : t(isDeleted ? 'conflict.deleted.by' : 'conflict.title.by', { person: author })}
      </h3>
      <p>{t('conflict.text', { time: formatMinute(current.updatedTime, language) })}</p>
      {!isDeleted && taken.length > 0 && (
        <p>{t('conflict.taken', { fields: listOf(taken.map(label), language) })}</p>
      )}
      {!isDeleted &&
        differences.map(({ field, base, mine, theirs }) => (
          <fieldset key={field} className={styles.field}>
            <legend>
              {label(field)} <small>{t('conflict.base', { value: textOf(field, base) })}</small>
            </legend>
            {bothSides.map((side) => (
              <label key={side} className={styles.side}>
                <input
                  type="radio"
                  name={field}
                  checked={sides[field] === side}
                  onChange={() => {
                    setSides({ ...sides, [field]: side });
                  }}
                />
                <span className={styles.who}>
                  {side === 'theirs' && author !== null ? author : t(`conflict.${side}`)}
                </span>
                <span className={styles.value}>{textOf(field, side === 'mine' ? mine : theirs)}</span>
              </label>
            ))}
          </fieldset>
        ))}
      <DialogActions
        primary={
          isDeleted
            ? { label: t('form.restoreAndSave'), onClick: onRestore }
            : {
                label: t('conflict.save'),
                onClick: () => {
                  onResolve(sides);
                },
              }
        }
        secondary={[
          {
            label: t('conflict.takeTheirs'),
            onClick: () => {
              onResolve(all('theirs'));
            },
          },
        ]}
      />
    </div>
  );
}
