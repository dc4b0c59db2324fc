import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { saveFile } from '../../../shared/lib/save-file';
import { may } from '../../../shared/session/permissions';
import { Button } from '../../../shared/ui/actions/button';
import { InlineError } from '../../../shared/ui/feedback/inline-error';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { FileField } from '../../../shared/upload/file-field';
import styles from './components/import/import.module.css';
import { ImportCheck } from './components/import/import-check';
import { ImportResult } from './components/import/import-result';
import { ImportRun } from './components/import/import-run';
import { IMPORT_ROWS } from './policies.constants';
import { PolicyImportStore } from './policy-import.store';

interface Props {
  /** The import that the URL names; empty before a file is chosen. */
  id: string;
  /** Number of changes so far: each may make it impossible to undo the import. */
  changes: number;
  onImport: (id: string) => void;
  onChanged: () => void;
  onRecent: () => void;
  onClose: () => void;
}

/** Imports a spreadsheet. Nothing is stored before the user has seen what would change. */
export const PolicyImportDrawer = observer(function PolicyImportDrawer(props: Props) {
  const { id, changes, onImport, onChanged, onRecent, onClose } = props;
  const { t } = useTranslation('policies');
  const language = useLanguage();
  const [store] = useState(() => new PolicyImportStore(onImport));
  const { check, result } = store;

  useEffect(() => {
    void store.show(id);
  }, [store, id]);
  useEffect(() => {
    void store.review();
  }, [store, changes]);
  useEffect(() => store.stop, [store]);

  const confirm = async () => {
    await store.confirm();
    if (store.result !== null) onChanged();
  };
  const undo = async () => {
    await store.undo();
    if (store.obstacle === 'undone') onChanged();
  };
  const saveErrors = async () => {
    const file = await store.downloadErrors();
    if (file !== null) saveFile(file, t('import.errors.file'));
  };

  const saveRejected = async () => {
    const file = await store.downloadRejected();
    if (file !== null) saveFile(file, t('import.rejected.file'));
  };

  return (
    <Dialog shape="sheet" title={t('import.title')} onClose={onClose}>
      <div className={styles.body}>
        {store.failure !== null && <InlineError error={store.failure} />}
        {result !== null && (
          <ImportResult
            result={result}
            obstacle={store.obstacle}
            isBusy={store.isBusy}
            onSaveRejected={() => void saveRejected()}
            onUndo={may('undoPolicyOperation') ? () => void undo() : null}
            onAgain={store.startOver}
            onClose={onClose}
          />
        )}
        {result === null && check !== null && (
          <ImportCheck
            check={check}
            fileName={store.fileName}
            isBusy={store.isBusy}
            isImporting={store.isImporting}
            isOutdated={store.isOutdated}
            onMap={(columns) => void store.map(columns)}
            onSaveErrors={() => void saveErrors()}
            onSaveRejected={() => void saveRejected()}
            onAgain={store.startOver}
            onConfirm={() => void confirm()}
          />
        )}
        {result === null && check === null && store.isImporting && <ImportRun fileName={store.fileName} />}
        {store.id === '' && (
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
