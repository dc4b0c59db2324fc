import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SheetEncoding, type SheetFormat } from '../../api/generated/model';
import { uploadPolicyImportLimits } from '../../api/generated/model/limits/policies';
import { Button } from '../ui/actions/button';
import { NumberField } from '../ui/fields/number-field';
import { SelectField } from '../ui/fields/select-field';
import styles from './sheet.module.css';

/** What a person chose of what is otherwise found out. */
export interface SheetChoice {
  encoding?: SheetEncoding;
  sheet?: number;
  headerRow?: number;
}

/** How a file was read. */
export interface SheetRead {
  format: SheetFormat;
  encoding: SheetEncoding;
  sheets: string[];
  sheet: number;
  headerRow: number;
}

interface Props {
  read: SheetRead;
  isBusy: boolean;
  onRead: (choice: SheetChoice) => void;
}

const ENCODINGS = Object.values(SheetEncoding).map((value) => ({ value, label: value }));
const { minimum: min, maximum: max } = uploadPolicyImportLimits.headerRow;

/** Reads the file again in another way: another sheet, header or encoding than was found out. */
export function SheetReading({ read, isBusy, onRead }: Props) {
  const { t, ready } = useTranslation('sheets');
  const [encoding, setEncoding] = useState(read.encoding);
  const [sheet, setSheet] = useState(read.sheet);
  const [row, setRow] = useState<number | null>(read.headerRow);
  if (!ready) return null;
  const isRow = row !== null && Number.isInteger(row) && row >= min && row <= max;
  const error = isRow ? undefined : t('reading.row.range', { min, max });
  // Of another sheet the header is found out, unless its row is typed too.
  const headerRow = row === read.headerRow && sheet !== read.sheet ? undefined : (row ?? undefined);
  const choice = read.format === 'csv' ? { encoding, headerRow } : { sheet, headerRow };
  return (
    <details className={styles.reading}>
      <summary>{t('reading')}</summary>
      <div className={styles.choices}>
        {read.format === 'csv' && (
          <SelectField
            label={t('reading.encoding')}
            value={encoding}
            options={ENCODINGS}
            onChange={setEncoding}
          />
        )}
        {read.sheets.length > 1 && (
          <SelectField
            label={t('reading.sheet')}
            value={sheet}
            options={read.sheets.map((label, at) => ({ value: at + 1, label }))}
            onChange={setSheet}
          />
        )}
        <NumberField
          label={t('reading.row')}
          value={row}
          min={min}
          max={max}
          error={error}
          onChange={setRow}
        />
      </div>
      <Button
        busy={isBusy}
        onClick={() => {
          if (isRow) onRead(choice);
        }}
      >
        {t('reading.again')}
      </Button>
    </details>
  );
}
