import IconDelete from '@arco-design/web-react/icon/react-icon/IconDelete';
import IconHistory from '@arco-design/web-react/icon/react-icon/IconHistory';
import IconLeft from '@arco-design/web-react/icon/react-icon/IconLeft';
import IconQuestionCircle from '@arco-design/web-react/icon/react-icon/IconQuestionCircle';
import IconUpload from '@arco-design/web-react/icon/react-icon/IconUpload';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DownloadFormat } from '../../../../api/generated/model';
import { Permitted } from '../../../../shared/session/permitted';
import { rolesThatMay } from '../../../../shared/session/permissions';
import { Button } from '../../../../shared/ui/actions/button';
import { IconButton } from '../../../../shared/ui/actions/icon-button';
import { IMPORT, RECENT } from '../policies.constants';
import type { PoliciesQuery } from '../policies-view';
import { DownloadButton } from '../../../../shared/saved-views/download-button';

interface Props {
  place: PoliciesQuery['place'];
  /** Opens a drawer: what `record` is in the URL. */
  onOpen: (record: string) => void;
  onDownload: (format: DownloadFormat) => void;
  onPlace: (place: PoliciesQuery['place']) => void;
  onHelp: () => void;
}

/** Import, download, and the switch between table and bin. */
export const PageActions = memo(function PageActions(props: Props) {
  const { place, onOpen, onDownload, onPlace, onHelp } = props;
  const { t } = useTranslation(['policies', 'bulk']);
  const isBin = place === 'bin';
  return (
    <>
      {!isBin && (
        <Permitted roles={rolesThatMay('uploadPolicyImport')}>
          <Button
            onClick={() => {
              onOpen(IMPORT);
            }}
          >
            <IconUpload />
            {t('action.import')}
          </Button>
        </Permitted>
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
        <IconButton
          label={t('bulk:recent')}
          onClick={() => {
            onOpen(RECENT);
          }}
        >
          <IconHistory />
        </IconButton>
      </Permitted>
      <IconButton label={t('shortcuts')} aria-keyshortcuts="?" onClick={onHelp}>
        <IconQuestionCircle />
      </IconButton>
    </>
  );
});
