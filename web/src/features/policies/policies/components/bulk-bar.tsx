import IconClose from '@arco-design/web-react/icon/react-icon/IconClose';
import { useTranslation } from 'react-i18next';
import type { DownloadFormat, PolicyAction } from '../../../../api/generated/model';
import { changeChosenPoliciesDtoLimits } from '../../../../api/generated/model/limits/policies';
import { useAnnouncement } from '../../../../shared/announcements/use-announcement';
import { Button } from '../../../../shared/ui/actions/button';
import { IconButton } from '../../../../shared/ui/actions/icon-button';
import styles from './bulk-bar.module.css';
import { DownloadButton } from '../../../../shared/saved-views/download-button';

const MAX_CHOSEN = changeChosenPoliciesDtoLimits.ids.maxItems;

interface Props {
  count: number;
  total: number;
  isEverything: boolean;
  isPageWhole: boolean;
  /** Number of rows on the page. */
  onPage: number;
  isDeleted: boolean;
  isBusy: boolean;
  onEverything: () => void;
  onAction: (action: PolicyAction) => void;
  onDownload: (format: DownloadFormat) => void;
  onClear: () => void;
}

/** The actions on selected rows. It replaces the toolbar, so that the rows do not move. */
export function BulkBar(props: Props) {
  const {
    count,
    total,
    isEverything,
    isPageWhole,
    onPage,
    isDeleted,
    isBusy,
    onEverything,
    onAction,
    onDownload,
    onClear,
  } = props;
  const { t } = useTranslation('policies');
  const actions: PolicyAction[] = isDeleted ? ['restore'] : ['online', 'offline', 'delete'];
  const isTooMany = !isEverything && count > MAX_CHOSEN;
  const isJustThePage = isPageWhole && count === onPage;
  const said = () => {
    if (isTooMany) return t('bulk.tooMany', { most: MAX_CHOSEN });
    if (isEverything) return t('bulk.everything', { count });
    return t(isJustThePage ? 'bulk.page' : 'bulk.count', { count });
  };
  const text = said();
  useAnnouncement(text);
  return (
    <div role="group" aria-label={t('bulk.label')} className={styles.bar}>
      <p className={styles.text}>{text}</p>
      {isPageWhole && !isEverything && count < total && (
        <Button look="text" onClick={onEverything}>
          {t('bulk.selectEverything', { count: total })}
        </Button>
      )}
      <div className={styles.actions}>
        {actions.map((action) => (
          <Button
            key={action}
            busy={isBusy}
            disabled={isTooMany}
            onClick={() => {
              onAction(action);
            }}
          >
            {t(`action.${action}`)}
          </Button>
        ))}
        {!isDeleted && !isTooMany && <DownloadButton onDownload={onDownload} />}
        <IconButton label={t('bulk.clear')} onClick={onClear}>
          <IconClose />
        </IconButton>
      </div>
    </div>
  );
}
