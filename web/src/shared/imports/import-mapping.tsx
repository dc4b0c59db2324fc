import { useTranslation } from 'react-i18next';
import { SelectField } from '../ui/fields/select-field';
import sheet from '../sheets/sheet.module.css';
import styles from './import.module.css';
import type { ImportCheckResult, ImportColumns } from './sheet-import';

/** A select has no null. */
const NONE = -1;

interface Props<Field extends string> {
  check: ImportCheckResult<Field>;
  columnOf: (field: Field) => string;
  onMap: (columns: ImportColumns<Field>) => void;
}

/** Maps the columns of the file to fields, with its first rows as a sample. Open where a field has no column. */
export function ImportMapping<Field extends string>({ check, columnOf, onMap }: Props<Field>) {
  const { t } = useTranslation('imports');
  const { header, sample, columns } = check;
  const fields = Object.keys(columns) as Field[];
  const isIncomplete = fields.some((field) => columns[field] === null);
  const options = [
    { value: NONE, label: t('mapping.none') },
    ...header.map((name, value) => ({
      value,
      label: name === '' ? t('mapping.column', { at: value + 1 }) : name,
    })),
  ];
  return (
    <details className={styles.mapping} open={isIncomplete || undefined}>
      <summary>{t('mapping')}</summary>
      <div className={styles.fields}>
        {fields.map((field) => (
          <SelectField
            key={field}
            label={columnOf(field)}
            value={columns[field] ?? NONE}
            options={options}
            onChange={(at) => {
              onMap({ ...columns, [field]: at === NONE ? null : at });
            }}
          />
        ))}
      </div>
      <div role="region" aria-label={t('sample')} tabIndex={0} className={sheet.scroll}>
        <table className={sheet.table}>
          <thead>
            <tr>
              {header.map((name, at) => (
                <th key={at}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map((row, at) => (
              <tr key={at}>
                {row.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
