import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/actions/button';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { InlineError } from '../../../shared/ui/feedback/inline-error';
import { saveFile } from '../../../shared/lib/save-file';
import { formatNumber } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { FileField } from '../../../shared/upload/file-field';
import styles from './components/import/import.module.css';
import { ImportCheck } from './components/import/import-check';
import { ImportResult } from './components/import/import-result';
import { IMPORT_ROWS } from './policies.constants';
import { PolicyImportStore } from './policy-import.store';

interface Props {
  onChanged: () => void;
  onRecent: () => void;
  onClose: () => void;
}

/** Imports a spreadsheet. Nothing is stored before the user has seen what would change. */
export const PolicyImportDrawer = observer(function PolicyImportDrawer(props: Props) {
  const { onChanged, onRecent, onClose } = props;
  const { t } = useTranslation('policies');
  const language = useLanguage();
  const [store] = useState(() => new PolicyImportStore());
  const { check, result } = store;

  const confirm = async () => {
    await store.confirm();
    if (store.result !== null) onChanged();
  };
  const undo = async () => {
    await store.undo();
    if (store.isUndone) onChanged();
  };
  const saveErrors = async () => {
    const file = await store.downloadErrors();
    if (file !== null) saveFile(file, t('import.errors.file'));
  };

  return (
    <Dialog shape="sheet" title={t('import.title')} onClose={onClose}>
      <div className={styles.body}>
        {store.failure !== null && <InlineError error={store.failure} />}
        {result !== null && (
          <ImportResult
            result={result}
            isUndone={store.isUndone}
            isBusy={store.isBusy}
            onUndo={() => void undo()}
            onAgain={store.restart}
            onClose={onClose}
          />
        )}
        {result === null && check !== null && (
          <ImportCheck
            check={check}
            fileName={store.fileName}
            isBusy={store.isBusy}
            isOutdated={store.isOutdated}
            onMap={(columns) => void store.map(columns)}
            onSaveErrors={() => void saveErrors()}
            onAgain={store.restart}
            onConfirm={() => void confirm()}
          />
        )}
        {check === null && (
          <>
            <FileField
              label={t('import.choose')}
              contentRule={t('import.rows', { rows: formatNumber(IMPORT_ROWS, language) })}
              upload={store.upload}
            />
            <p className={styles.rules}>{t('import.rules')}</p>
            <div>
              <Button onClick={onRecent}>{t('recent')}</Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
});
