import IconDelete from '@arco-design/web-react/icon/react-icon/IconDelete';
import IconHistory from '@arco-design/web-react/icon/react-icon/IconHistory';
import IconLeft from '@arco-design/web-react/icon/react-icon/IconLeft';
import IconPlus from '@arco-design/web-react/icon/react-icon/IconPlus';
import IconQuestionCircle from '@arco-design/web-react/icon/react-icon/IconQuestionCircle';
import IconUpload from '@arco-design/web-react/icon/react-icon/IconUpload';
import { useTranslation } from 'react-i18next';
import type { DownloadFormat } from '../../../../api/generated/model';
import { Permitted } from '../../../../shared/session/permitted';
import { rolesThatMay } from '../../../../shared/session/permissions';
import { Button } from '../../../../shared/ui/actions/button';
import { IconButton } from '../../../../shared/ui/actions/icon-button';
import type { PoliciesQuery } from '../policies-view';
import { DownloadButton } from './download-button';

interface Props {
  place: PoliciesQuery['place'];
  onCreate: () => void;
  onImport: () => void;
  onDownload: (format: DownloadFormat) => void;
  onPlace: (place: PoliciesQuery['place']) => void;
  onRecent: () => void;
  onHelp: () => void;
}

/** Create, import, download, and the switch between table and bin. */
export function PageActions(props: Props) {
  const { place, onCreate, onImport, onDownload, onPlace, onRecent, onHelp } = props;
  const { t } = useTranslation('policies');
  const isBin = place === 'bin';
  return (
    <>
      {!isBin && (
        <>
          <Permitted roles={rolesThatMay('createPolicy')}>
            <Button look="primary" onClick={onCreate}>
              <IconPlus />
              {t('action.create')}
            </Button>
          </Permitted>
          <Permitted roles={rolesThatMay('uploadPolicyImport')}>
            <Button onClick={onImport}>
              <IconUpload />
              {t('action.import')}
            </Button>
          </Permitted>
        </>
      )}
      {!isBin && <DownloadButton onDownload={onDownload} />}
      <Permitted roles={rolesThatMay('listDeletedPolicies')}>
        <Button
          onClick={() => {
            onPlace(isBin ? '' : 'bin');
          }}
        >
          {isBin ? <IconLeft /> : <IconDelete />}
          {t(isBin ? 'bin.leave' : 'bin')}
        </Button>
      </Permitted>
      <Permitted roles={rolesThatMay('listPolicyOperations')}>
        <IconButton label={t('recent')} onClick={onRecent}>
          <IconHistory />
        </IconButton>
      </Permitted>
      <IconButton label={t('shortcuts')} aria-keyshortcuts="?" onClick={onHelp}>
        <IconQuestionCircle />
      </IconButton>
    </>
  );
}
