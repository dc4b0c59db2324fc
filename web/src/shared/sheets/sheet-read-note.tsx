import { useTranslation } from 'react-i18next';
import type { SheetRead } from './sheet-reading';

interface Props {
  read: SheetRead;
}

/** How a file was read that is no longer here, as after a reload of the page. */
export function SheetReadNote({ read }: Props) {
  const { t } = useTranslation('sheets');
  const { format, encoding, sheets, sheet, headerRow: row } = read;
  const name = sheets[sheet - 1] ?? '';
  return (
    <p>
      {format === 'csv' ? t('reading.done.csv', { encoding, row }) : t('reading.done', { sheet: name, row })}
    </p>
  );
}
