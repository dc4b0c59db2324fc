import { useTranslation } from 'react-i18next';
import {
  type PolicyImportColumnsDto,
  type PolicyImportDto,
  PolicyImportField,
} from '../../../../../api/generated/model';
import { SelectField } from '../../../../../shared/ui/fields/select-field';
import sheet from '../../../../../shared/sheets/sheet.module.css';
import styles from './import.module.css';

const fields = Object.values(PolicyImportField);
/** A select has no null. */
const NONE = -1;

interface Props {
  check: PolicyImportDto;
  onMap: (columns: PolicyImportColumnsDto) => void;
}

/** Maps the columns of the file to fields, with its first rows as a sample. Open where a field has no column. */
export function ImportMapping({ check, onMap }: Props) {
  const { t } = useTranslation('policies');
  const { header, sample, columns } = check;
  const isIncomplete = fields.some((field) => columns[field] === null);
  const options = [
    { value: NONE, label: t('import.mapping.none') },
    ...header.map((name, value) => ({
      value,
      label: name === '' ? t('import.mapping.column', { at: value + 1 }) : name,
    })),
  ];
  return (
    <details className={styles.mapping} open={isIncomplete || undefined}>
      <summary>{t('import.mapping')}</summary>
      <div className={styles.fields}>
        {fields.map((field) => (
          <SelectField
            key={field}
            label={t(`column.${field}`)}
            value={columns[field] ?? NONE}
            options={options}
            onChange={(at) => {
              onMap({ ...columns, [field]: at === NONE ? null : at });
            }}
          />
        ))}
      </div>
      <div role="region" aria-label={t('import.sample')} tabIndex={0} className={sheet.scroll}>
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
