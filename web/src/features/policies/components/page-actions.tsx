import {
  IconDelete,
  IconDownload,
  IconLeft,
  IconPlus,
  IconQuestionCircle,
  IconUpload,
} from '@arco-design/web-react/icon';
import { useTranslation } from 'react-i18next';
import { DownloadFormat } from '../../../api/generated/model';
import { Button } from '../../../shared/ui/button';
import button from '../../../shared/ui/button.module.css';
import { IconButton } from '../../../shared/ui/icon-button';
import { MenuButton } from '../../../shared/ui/menu-button';
import type { PoliciesQuery } from '../policies-view';

interface Props {
  mayChange: boolean;
  place: PoliciesQuery['place'];
  onCreate: () => void;
  onImport: () => void;
  onDownload: (format: DownloadFormat) => void;
  onPlace: (place: PoliciesQuery['place']) => void;
  onHelp: () => void;
}

const formats = Object.values(DownloadFormat);

/** What can be made here, brought in and taken away, and the way to the bin and back. */
export function PageActions({ mayChange, place, onCreate, onImport, onDownload, onPlace, onHelp }: Props) {
  const { t } = useTranslation('policies');
  const isBin = place === 'bin';
  return (
    <>
      {mayChange && !isBin && (
        <>
          <Button look="primary" onClick={onCreate}>
            <IconPlus />
            {t('action.create')}
          </Button>
          <Button onClick={onImport}>
            <IconUpload />
            {t('action.import')}
          </Button>
        </>
      )}
      {!isBin && (
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
      )}
      {mayChange && (
        <Button
          onClick={() => {
            onPlace(isBin ? '' : 'bin');
          }}
        >
          {isBin ? <IconLeft /> : <IconDelete />}
          {t(isBin ? 'bin.leave' : 'bin')}
        </Button>
      )}
      <IconButton label={t('shortcuts')} aria-keyshortcuts="?" onClick={onHelp}>
        <IconQuestionCircle />
      </IconButton>
    </>
  );
}
