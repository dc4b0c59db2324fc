import IconCheck from '@arco-design/web-react/icon/react-icon/IconCheck';
import IconUndo from '@arco-design/web-react/icon/react-icon/IconUndo';
import { useTranslation } from 'react-i18next';
import type { PolicyImportResultDto } from '../../../../../api/generated/model';
import { useAnnouncement } from '../../../../../shared/announcements/use-announcement';
import { formatDateTime, formatNumber } from '../../../../../shared/i18n/format';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import { StatePanel } from '../../../../../shared/ui/feedback/state-panel';
import { DialogActions } from '../../../../../shared/ui/overlays/dialog-actions';

interface Props {
  result: PolicyImportResultDto;
  isUndone: boolean;
  isBusy: boolean;
  onUndo: () => void;
  onAgain: () => void;
  onClose: () => void;
}

export function ImportResult({ result, isUndone, isBusy, onUndo, onAgain, onClose }: Props) {
  const { t } = useTranslation(['policies', 'shared']);
  const language = useLanguage();
  const counts = {
    created: formatNumber(result.created, language),
    updated: formatNumber(result.updated, language),
  };
  const title = isUndone ? t('import.undone') : t('import.done', counts);
  useAnnouncement(title);
  const again = { label: t('import.another'), onClick: onAgain };
  const undo = { label: t('import.undo'), isBusy, onClick: onUndo };
  return (
    <>
      <StatePanel icon={isUndone ? <IconUndo /> : <IconCheck />} title={title}>
        {!isUndone && t('import.undoable', { time: formatDateTime(result.undoableUntil, language) })}
      </StatePanel>
      <DialogActions
        primary={{ label: t('shared:action.close'), onClick: onClose }}
        secondary={isUndone ? [again] : [undo, again]}
      />
    </>
  );
}
