import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../i18n/format';
import { useLanguage } from '../i18n/use-language';
import { saveFile } from '../lib/save-file';
import { productLimits } from '../../api/generated/model/productLimits';
import { Button } from '../ui/actions/button';
import { InlineError } from '../ui/feedback/inline-error';
import { Dialog } from '../ui/overlays/dialog';
import { FileField } from '../upload/file-field';
import styles from './import.module.css';
import { ImportCheck } from './import-check';
import { ImportResult } from './import-result';
import { ImportRun } from './import-run';
import { ImportStore } from './import.store';
import type { ImportCalls, ImportTexts } from './sheet-import';

/** Where a page shows the import. */
export interface ImportPlace {
  /** The import that the URL names; empty before a file is chosen. */
  id: string;
  /** Number of changes so far: each may make it impossible to undo the import. */
  changes: number;
  onImport: (id: string) => void;
  onChanged: () => void;
  onRecent: () => void;
  onClose: () => void;
}

interface Props<Field extends string> extends ImportPlace {
  calls: ImportCalls<Field>;
  texts: ImportTexts<Field>;
  mayUndo: boolean;
}

/** Imports a spreadsheet. Nothing is stored before the user has seen what would change. */
export const ImportDrawer = observer(function ImportDrawer<Field extends string>(props: Props<Field>) {
  const { calls, texts, mayUndo, id, changes, onImport, onChanged, onRecent, onClose } = props;
  const { t, ready } = useTranslation(['imports', 'bulk']);
  const language = useLanguage();
  const [store] = useState(() => new ImportStore(calls, onImport));
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
    if (file !== null) saveFile(file, t('errors.file'));
  };

  const saveRejected = async () => {
    const file = await store.downloadRejected();
    if (file !== null) saveFile(file, t('rejected.file'));
  };

  if (!ready) return null;
  return (
    <Dialog shape="sheet" title={texts.title} onClose={onClose}>
      <div className={styles.body}>
        {store.failure !== null && <InlineError error={store.failure} />}
        {result !== null && (
          <ImportResult
            result={result}
            obstacle={store.obstacle}
            isBusy={store.isBusy}
            onSaveRejected={() => void saveRejected()}
            onUndo={mayUndo ? () => void undo() : null}
            onAgain={store.startOver}
            onClose={onClose}
          />
        )}
        {result === null && check !== null && (
          <ImportCheck
            check={check}
            texts={texts}
            fileName={store.fileName}
            isBusy={store.isBusy}
            isImporting={store.isImporting}
            isOutdated={store.isOutdated}
            onRead={store.file === null ? null : (choice) => void store.read(choice)}
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
              label={t('choose')}
              contentRule={t('rows', { rows: formatNumber(productLimits.importRows, language) })}
              upload={store.upload}
            />
            <p className={styles.rules}>{texts.rules}</p>
            <div>
              <Button onClick={onRecent}>{t('bulk:recent')}</Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}) as <Field extends string>(props: Props<Field>) => ReactNode;
