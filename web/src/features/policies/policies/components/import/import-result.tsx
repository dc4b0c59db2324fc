import IconCheck from '@arco-design/web-react/icon/react-icon/IconCheck';
import IconUndo from '@arco-design/web-react/icon/react-icon/IconUndo';
import { useTranslation } from 'react-i18next';
import type { PolicyImportResultDto, UndoObstacle } from '../../../../../api/generated/model';
import { useAnnouncement } from '../../../../../shared/announcements/use-announcement';
import { formatMinute, formatNumber } from '../../../../../shared/i18n/format';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import { Button } from '../../../../../shared/ui/actions/button';
import { StatePanel } from '../../../../../shared/ui/feedback/state-panel';
import { DialogActions } from '../../../../../shared/ui/overlays/dialog-actions';

interface Props {
  result: PolicyImportResultDto;
  onSaveRejected: () => void;
  /** Why the import cannot be undone now; null: it can. */
  obstacle: UndoObstacle | null;
  isBusy: boolean;
  /** Null: the user may not. */
  onUndo: (() => void) | null;
  onAgain: () => void;
  onClose: () => void;
}

export function ImportResult(props: Props) {
  const { result, onSaveRejected, obstacle, isBusy, onUndo, onAgain, onClose } = props;
  const { t } = useTranslation(['policies', 'shared']);
  const language = useLanguage();
  const { rejected } = result;
  const counts = {
    created: formatNumber(result.created, language),
    updated: formatNumber(result.updated, language),
  };
  const isUndone = obstacle === 'undone';
  const isUndoable = obstacle === null && onUndo !== null;
  const title = isUndone ? t('import.undone') : t('import.done', counts);
  useAnnouncement(title);
  const again = { label: t('import.another'), onClick: onAgain };
  const undo = isUndoable ? { label: t('import.undo'), isBusy, onClick: onUndo } : null;
  return (
    <>
      <StatePanel icon={isUndone ? <IconUndo /> : <IconCheck />} title={title}>
        {isUndoable && t('import.undoable', { time: formatMinute(result.undoableUntil, language) })}
        {obstacle !== null && !isUndone && t(`recent.obstacle.${obstacle}`)}
        {rejected > 0 && (
          <p>{t('import.rejected', { count: rejected, formatted: formatNumber(rejected, language) })}</p>
        )}
        {rejected > 0 && <Button onClick={onSaveRejected}>{t('import.rejected.save')}</Button>}
      </StatePanel>
      <DialogActions
        primary={{ label: t('shared:action.close'), onClick: onClose }}
        secondary={undo === null ? [again] : [undo, again]}
      />
    </>
  );
}
