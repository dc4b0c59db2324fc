import IconDownload from '@arco-design/web-react/icon/react-icon/IconDownload';
import { useTranslation } from 'react-i18next';
import { DownloadFormat } from '../../api/generated/model';
import { MenuButton } from '../ui/actions/menu-button';

const formats = Object.values(DownloadFormat);

export function DownloadButton({ onDownload }: { onDownload: (format: DownloadFormat) => void }) {
  const { t } = useTranslation('saved-views');
  return (
    <MenuButton
      label={t('action.download')}
      look="secondary"
      choices={formats.map((format) => ({
        key: format,
        label: t(`download.${format}`),
        onSelect: () => {
          onDownload(format);
        },
      }))}
    >
      <IconDownload />
      {t('action.download')}
    </MenuButton>
  );
}
