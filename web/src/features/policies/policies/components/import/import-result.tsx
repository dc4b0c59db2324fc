import IconCheck from '@arco-design/web-react/icon/react-icon/IconCheck';
import IconUndo from '@arco-design/web-react/icon/react-icon/IconUndo';
import { useTranslation } from 'react-i18next';
import type { PolicyImportResultDto } from '../../../../../api/generated/model';
import { useAnnouncement } from '../../../../../shared/announcements/use-announcement';
import { formatDateTime, formatNumber } from '../../../../../shared/i18n/format';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import { Button } from '../../../../../shared/ui/actions/button';
import { StatePanel } from '../../../../../shared/ui/feedback/state-panel';

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
  const actions = (
    <>
      {!isUndone && (
        <Button busy={isBusy} onClick={onUndo}>
          <IconUndo />
          {t('import.undo')}
        </Button>
      )}
      <Button onClick={onAgain}>{t('import.another')}</Button>
      <Button look="primary" onClick={onClose}>
        {t('shared:action.close')}
      </Button>
    </>
  );
  return (
    <StatePanel icon={isUndone ? <IconUndo /> : <IconCheck />} title={title} actions={actions}>
      {!isUndone && t('import.undoable', { time: formatDateTime(result.undoableUntil, language) })}
    </StatePanel>
  );
}
