import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './sheet.module.css';

interface CellError<Field> {
  row: number;
  field: Field;
  value: string;
  msg: string;
}

interface Props<Field> {
  /** The first of them. */
  errors: readonly CellError<Field>[];
  /** How many there are. */
  total: number;
  columnOf: (field: Field) => string;
  /** What can be done with them. */
  actions?: ReactNode;
}

/** The errors in a table, with their position and reason. */
export function SheetErrors<Field extends string>({ errors, total, columnOf, actions }: Props<Field>) {
  const { t, ready } = useTranslation('sheets');
  if (!ready) return null;
  return (
    <section>
      <header className={styles.heading}>
        <h3>{t(errors.length < total ? 'errors.first' : 'errors', { count: errors.length })}</h3>
        {actions}
      </header>
      <div role="region" aria-label={t('errors.label')} tabIndex={0} className={styles.scroll}>
        <table className={styles.errors}>
          <thead>
            <tr>
              <th>{t('errors.row')}</th>
              <th>{t('errors.column')}</th>
              <th>{t('errors.value')}</th>
              <th>{t('errors.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ row, field, value, msg }) => (
              <tr key={`${row} ${field}`}>
                <td>{row}</td>
                <td>{columnOf(field)}</td>
                <td title={value}>{value}</td>
                <td>{msg}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
