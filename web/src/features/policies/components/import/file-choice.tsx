import { IconUpload } from '@arco-design/web-react/icon';
import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button';
import { IMPORT_MEGABYTES, IMPORT_TYPES } from '../../import-file';
import styles from './file-choice.module.css';

interface Props {
  fileName: string;
  progress: number | null;
  onFile: (file: File) => void;
  onCancel: () => void;
}

const PERCENT = 100;

export function FileChoice({ fileName, progress, onFile, onCancel }: Props) {
  const { t } = useTranslation(['policies', 'shared']);
  const id = useId();
  const [isOver, setOver] = useState(false);
  if (progress !== null) {
    return (
      <div className={styles.sending}>
        <label htmlFor={id}>{t('import.sending', { name: fileName })}</label>
        <progress id={id} className={styles.progress} max={1} value={progress} />
        <p role="status">
          {progress < 1
            ? t('import.sent', { percent: Math.round(progress * PERCENT) })
            : t('import.checking')}
        </p>
        <Button onClick={onCancel}>{t('shared:action.cancel')}</Button>
      </div>
    );
  }
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) onFile(file);
  };
  return (
    <>
      <label
        className={styles.area}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => {
          setOver(false);
        }}
        onDrop={drop}
      >
        <input
          type="file"
          accept={IMPORT_TYPES}
          className={styles.input}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) onFile(file);
            // The same file can be chosen again, after it was corrected.
            target.value = '';
          }}
        />
        <IconUpload className={styles.icon} />
        <span className={styles.title}>{t('import.choose')}</span>
        <span id={`${id}-hint`} className={styles.hint}>
          {t('import.hint', { most: IMPORT_MEGABYTES })}
        </span>
      </label>
      <p className={styles.hint}>{t('import.rules')}</p>
    </>
  );
}
