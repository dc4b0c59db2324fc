import { observer } from 'mobx-react-lite';
import type { ClipboardEvent, DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { createContentItemDtoLimits as limits } from '../../../../api/generated/model/limits/content-items';
import { codePointsOf } from '../../../../shared/lib/text-length';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { TextAreaField } from '../../../../shared/ui/fields/text-area-field';
import type { ContentBodyPreviewStore } from '../content-body-preview.store';
import type { ContentItemForm } from '../content-item-form';
import type { BodyText } from '../use-body-text';
import { BodyPreview } from './body-preview';
import styles from './editor.module.css';
import { FormatTools } from './format-tools';

interface Props {
  form: ContentItemForm;
  preview: ContentBodyPreviewStore;
  text: BodyText;
  /** Pictures that were dropped or pasted; none where one is to be chosen. */
  onPictures: (files: File[]) => void;
}

/** The text with its preview beside it. */
export const BodyFields = observer(function BodyFields({ form, preview, text: body, onPictures }: Props) {
  const { t } = useTranslation('content-items');
  const { value } = useInputs(form);
  const { language, body: written } = form.values;

  const take = (event: ClipboardEvent | DragEvent, { files }: DataTransfer) => {
    const pictures = Array.from(files).filter(({ type }) => type.startsWith('image/'));
    if (pictures.length === 0) return;
    event.preventDefault();
    onPictures(pictures);
  };
  return (
    <div className={styles.columns}>
      <div className={styles.write}>
        <TextAreaField
          {...value('body')}
          ref={body.area}
          label={t('column.body')}
          lang={language}
          hint={t('form.body.hint')}
          rows={12}
          maxLength={limits.body.maxLength}
          count={{ typed: codePointsOf(written), max: limits.body.maxLength }}
          onKeyDown={body.onKeyDown}
          onPaste={(event) => {
            take(event, event.clipboardData);
          }}
          onDragOver={(event) => {
            if (event.dataTransfer.types.includes('Files')) event.preventDefault();
          }}
          onDrop={(event) => {
            take(event, event.dataTransfer);
          }}
        />
        <FormatTools
          onFormat={body.format}
          onPicture={() => {
            onPictures([]);
          }}
        />
      </div>
      <BodyPreview store={preview} body={written} language={language} />
    </div>
  );
});
