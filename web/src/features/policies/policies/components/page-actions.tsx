import IconDelete from '@arco-design/web-react/icon/react-icon/IconDelete';
import IconHistory from '@arco-design/web-react/icon/react-icon/IconHistory';
import IconLeft from '@arco-design/web-react/icon/react-icon/IconLeft';
import IconPlus from '@arco-design/web-react/icon/react-icon/IconPlus';
import IconQuestionCircle from '@arco-design/web-react/icon/react-icon/IconQuestionCircle';
import IconUpload from '@arco-design/web-react/icon/react-icon/IconUpload';
import { useTranslation } from 'react-i18next';
import type { DownloadFormat } from '../../../../api/generated/model';
import { Button } from '../../../../shared/ui/actions/button';
import { IconButton } from '../../../../shared/ui/actions/icon-button';
import type { PoliciesQuery } from '../policies-view';
import { DownloadButton } from './download-button';

interface Props {
  mayChange: boolean;
  place: PoliciesQuery['place'];
  onCreate: () => void;
  onImport: () => void;
  onDownload: (format: DownloadFormat) => void;
  onPlace: (place: PoliciesQuery['place']) => void;
  onRecent: () => void;
  onHelp: () => void;
}

/** What can be made here, brought in and taken away, and the way to the bin and back. */
export function PageActions(props: Props) {
  const { mayChange, place, onCreate, onImport, onDownload, onPlace, onRecent, onHelp } = props;
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
      {!isBin && <DownloadButton onDownload={onDownload} />}
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
      {mayChange && (
        <IconButton label={t('recent')} onClick={onRecent}>
          <IconHistory />
        </IconButton>
      )}
      <IconButton label={t('shortcuts')} aria-keyshortcuts="?" onClick={onHelp}>
        <IconQuestionCircle />
      </IconButton>
    </>
  );
}
