import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../i18n/format';
import { useLanguage } from '../i18n/use-language';
import { Button } from '../ui/actions/button';
import { FieldNote, noteIds } from '../ui/fields/field-note';
import { FileZone } from './file-zone';
import { ReplaceButton } from './replace-button';
import styles from './files-field.module.css';
import { UploadStatus } from './upload-status';
import type { UploadsStore } from './uploads.store';

interface SentFile {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
}

interface Props<Result extends SentFile> {
  label: string;
  uploads: UploadsStore<Result>;
  files: readonly Result[];
  /** How many files there may be. */
  max: number;
  hint: string;
  error: string | undefined;
  onRemove: (file: Result) => void;
}

/** Several files, each of which is sent at once. Those that are sent can be replaced and removed again. */
export const FilesField = observer(function FilesField<Result extends SentFile>(props: Props<Result>) {
  const { label, uploads, files, max, hint, error, onRemove } = props;
  const { t } = useTranslation('upload');
  const language = useLanguage();
  const id = useId();
  const running = uploads.sending.filter(({ upload }) => upload.state !== 'idle');
  const notes = { hint, error };
  return (
    <div role="group" aria-label={label} aria-describedby={noteIds(id, notes)}>
      <FileZone
        label={label}
        rule={uploads.rule}
        isBusy={files.length + running.length >= max}
        isInvalid={error !== undefined}
        onTake={(file) => void uploads.start(file)}
      />
      <FieldNote id={id} {...notes} />
      {files.length + running.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.id} className={styles.file}>
              <span className={styles.name}>{file.name}</span>
              <span className={styles.size}>{formatBytes(file.size, language)}</span>
              <ReplaceButton
                name={file.name}
                endings={uploads.rule.endings}
                onTake={(other) => void uploads.start(other, file)}
              />
              <Button
                look="text"
                aria-label={t('remove.named', { name: file.name })}
                onClick={() => {
                  onRemove(file);
                }}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
          {running.map(({ key, upload }) => (
            <li key={key}>
              <UploadStatus upload={upload} />
              {!upload.isBusy && (
                <Button
                  look="text"
                  aria-label={t('remove.named', { name: upload.file?.name ?? '' })}
                  onClick={() => {
                    uploads.remove(key);
                  }}
                >
                  {t('remove')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}) as <Result extends SentFile>(props: Props<Result>) => React.ReactNode;
