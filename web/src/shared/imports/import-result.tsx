import IconCheck from '@arco-design/web-react/icon/react-icon/IconCheck';
import IconUndo from '@arco-design/web-react/icon/react-icon/IconUndo';
import { useTranslation } from 'react-i18next';
import type { UndoObstacle } from '../../api/generated/model';
import { useAnnouncement } from '../announcements/use-announcement';
import { formatMinute, formatNumber } from '../i18n/format';
import { useLanguage } from '../i18n/use-language';
import { Button } from '../ui/actions/button';
import { StatePanel } from '../ui/feedback/state-panel';
import { DialogActions } from '../ui/overlays/dialog-actions';
import type { ImportOutcome } from './sheet-import';

interface Props {
  result: ImportOutcome;
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
  const { t } = useTranslation(['imports', 'bulk', 'shared']);
  const language = useLanguage();
  const { rejected } = result;
  const counts = {
    created: formatNumber(result.created, language),
    updated: formatNumber(result.updated, language),
  };
  const isUndone = obstacle === 'undone';
  const isUndoable = obstacle === null && onUndo !== null;
  const title = isUndone ? t('undone') : t('done', counts);
  useAnnouncement(title);
  const again = { label: t('another'), onClick: onAgain };
  const undo = isUndoable ? { label: t('undo'), isBusy, onClick: onUndo } : null;
  return (
    <>
      <StatePanel icon={isUndone ? <IconUndo /> : <IconCheck />} title={title}>
        {isUndoable && t('undoable', { time: formatMinute(result.undoableUntil, language) })}
        {obstacle !== null && !isUndone && t(`bulk:recent.obstacle.${obstacle}`)}
        {rejected > 0 && <p>{t('rejected', { count: rejected })}</p>}
        {rejected > 0 && <Button onClick={onSaveRejected}>{t('rejected.save')}</Button>}
      </StatePanel>
      <DialogActions
        primary={{ label: t('shared:action.close'), onClick: onClose }}
        secondary={undo === null ? [again] : [undo, again]}
      />
    </>
  );
}
