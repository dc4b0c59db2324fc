import IconDownload from '@arco-design/web-react/icon/react-icon/IconDownload';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../lib/save-file';
import { Button } from '../ui/actions/button';

interface Props {
  /** Returns the URL of the file. */
  make: () => Promise<string>;
}

/** Downloads all rows that the filters match. */
export function FileButton({ make }: Props) {
  const { t } = useTranslation('records');
  return (
    <Button
      onClick={() => {
        // The error is in a toast.
        void make().then(saveFile, () => undefined);
      }}
    >
      <IconDownload />
      {t('download.csv')}
    </Button>
  );
}
