import { useTranslation } from 'react-i18next';
import {
  type PolicyImportColumnsDto,
  type PolicyImportDto,
  PolicyMember,
} from '../../../../../api/generated/model';
import { SelectField } from '../../../../../shared/ui/fields/select-field';
import styles from './import.module.css';

const members = Object.values(PolicyMember);
/** A select has no null. */
const NONE = -1;

interface Props {
  check: PolicyImportDto;
  onMap: (columns: PolicyImportColumnsDto) => void;
}

/** Which column is which, with the first rows to tell by; open where something was not found. */
export function ImportMapping({ check, onMap }: Props) {
  const { t } = useTranslation('policies');
  const { header, sample, columns } = check;
  const isIncomplete = members.some((member) => columns[member] === null);
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
        {members.map((member) => (
          <SelectField
            key={member}
            label={t(`column.${member}`)}
            value={columns[member] ?? NONE}
            options={options}
            onChange={(at) => {
              onMap({ ...columns, [member]: at === NONE ? null : at });
            }}
          />
        ))}
      </div>
      <div role="region" aria-label={t('import.sample')} tabIndex={0} className={styles.scroll}>
        <table className={styles.table}>
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
                {row.map((cell, place) => (
                  <td key={place}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
