import IconDownload from '@arco-design/web-react/icon/react-icon/IconDownload';
import { useTranslation } from 'react-i18next';
import { TranscriptFormat } from '../../../../api/generated/model';
import { MenuButton } from '../../../../shared/ui/actions/menu-button';

const formats = Object.values(TranscriptFormat);

/** Downloads the messages that the filters match. */
export function TranscriptButton({ onDownload }: { onDownload: (format: TranscriptFormat) => void }) {
  const { t } = useTranslation('chat');
  return (
    <MenuButton
      label={t('transcript')}
      choices={formats.map((format) => ({
        key: format,
        label: t(`transcript.${format}`),
        onSelect: () => {
          onDownload(format);
        },
      }))}
    >
      <IconDownload />
    </MenuButton>
  );
}
