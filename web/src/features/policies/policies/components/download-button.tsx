import IconDownload from '@arco-design/web-react/icon/react-icon/IconDownload';
import { useTranslation } from 'react-i18next';
import { DownloadFormat } from '../../../../api/generated/model';
import button from '../../../../shared/ui/actions/button.module.css';
import { MenuButton } from '../../../../shared/ui/actions/menu-button';

const formats = Object.values(DownloadFormat);

export function DownloadButton({ onDownload }: { onDownload: (format: DownloadFormat) => void }) {
  const { t } = useTranslation('policies');
  return (
    <MenuButton
      label={t('action.download')}
      className={`${button.button} ${button.secondary}`}
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
