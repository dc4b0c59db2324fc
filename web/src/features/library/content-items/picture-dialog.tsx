import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { atApi, setAtApi } from '../../../api/api-base';
import { createContentItemDtoLimits as limits } from '../../../api/generated/model/limits/content-items';
import { FormDialog } from '../../../shared/forms/form-dialog';
import { codePointsOf } from '../../../shared/lib/text-length';
import { useInputs } from '../../../shared/forms/use-inputs';
import type { Language } from '../../../shared/i18n/languages';
import { FieldNote } from '../../../shared/ui/fields/field-note';
import { TextField } from '../../../shared/ui/fields/text-field';
import { FileZone } from '../../../shared/upload/file-zone';
import { UploadStatus } from '../../../shared/upload/upload-status';
import styles from './components/picture-dialog.module.css';
import { pictureFile } from './picture-file';
import { pictureForm, pictureUpload } from './picture.store';

interface Props {
  /** Dropped or pasted; the first is taken, and the others follow. */
  files: File[];
  /** Of the body. */
  language: Language;
  onInsert: (picture: { id: string; description: string }) => void;
  onClose: () => void;
}

/** Sends a picture for the body, and asks what it shows. */
export const PictureDialog = observer(function PictureDialog({ files, language, onInsert, onClose }: Props) {
  const { t } = useTranslation('content-items');
  const id = useId();
  const [form] = useState(pictureForm);
  const [upload] = useState(() => pictureUpload(form));
  const { text, value } = useInputs(form, {
    picture: { required: t('form.picture.missing') },
    text: { required: t('form.picture.text.missing') },
  });
  const [first, ...others] = files;
  useEffect(() => {
    if (first !== undefined) void upload.start(first);
    return upload.cancel;
  }, [upload, first]);
  const { picture } = form.values;
  const { error } = value('picture');
  return (
    <FormDialog
      form={form}
      title={t('form.picture.title')}
      action={t('form.picture.insert')}
      isWaiting={upload.isBusy}
      onSent={(sent) => {
        if (sent.picture !== null) onInsert({ id: sent.picture.id, description: sent.text.trim() });
      }}
      onCancel={onClose}
    >
      {picture === null ? (
        <FileZone
          label={t('form.picture.choose')}
          rule={pictureFile}
          isBusy={upload.isBusy}
          isInvalid={error !== undefined}
          onTake={(file) => void upload.start(file)}
        />
      ) : (
        <img
          src={atApi(picture.address)}
          srcSet={setAtApi(picture.srcset)}
          sizes="28rem"
          width={picture.width}
          height={picture.height}
          alt={form.values.text}
          className={styles.picture}
        />
      )}
      <UploadStatus upload={upload} />
      <FieldNote id={id} error={error} />
      {others.length > 0 && (
        <p className={styles.quiet}>{t('form.picture.others', { count: others.length })}</p>
      )}
      <TextField
        {...text('text')}
        label={t('form.picture.text')}
        lang={language}
        hint={t('form.coverText.hint')}
        autoComplete="off"
        maxLength={limits.coverText.maxLength}
        count={{ typed: codePointsOf(form.values.text), max: limits.coverText.maxLength }}
      />
    </FormDialog>
  );
});
