import { useTranslation } from 'react-i18next';
import type { SheetRead } from './sheet-reading';

interface Props {
  read: SheetRead;
}

/** Says how the file was read when it is no longer in memory, such as after a reload. */
export function SheetReadNote({ read }: Props) {
  const { t, ready } = useTranslation('sheets');
  const { format, encoding, sheets, sheet, headerRow: row } = read;
  const name = sheets[sheet - 1] ?? '';
  if (!ready) return null;
  return (
    <p>
      {format === 'csv' ? t('reading.done.csv', { encoding, row }) : t('reading.done', { sheet: name, row })}
    </p>
  );
}
