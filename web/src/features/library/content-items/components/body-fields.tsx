import { observer } from 'mobx-react-lite';
import { type ClipboardEvent, type DragEvent, type RefObject, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createContentItemDtoLimits as limits } from '../../../../api/generated/model/limits/content-items';
import { htmlAtApi } from '../../../../api/api-base';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { codePointsOf } from '../../../../shared/lib/text-length';
import { Button } from '../../../../shared/ui/actions/button';
import { lazyPart } from '../../../../shared/ui/feedback/lazy-part';
import { SkeletonLines } from '../../../../shared/ui/feedback/skeleton-lines';
import { FieldLabel } from '../../../../shared/ui/fields/field-label';
import type { ContentBodyPreviewStore } from '../content-body-preview.store';
import type { ContentItemForm } from '../content-item-form';
import type { BodyWriter } from '../writing/body-editor';
import { MarkdownField } from '../writing/markdown-field';
import { pictureAddresses } from '../writing/picture-addresses';
import { BodyPreview } from './body-preview';
import styles from './editor.module.css';

const BodyEditor = lazyPart(async () => (await import('../writing/body-editor')).BodyEditor);

interface Props {
  form: ContentItemForm;
  preview: ContentBodyPreviewStore;
  writer: RefObject<BodyWriter | null>;
  /** Pictures that were dropped or pasted; none where one is to be chosen. */
  onPictures: (files: File[]) => void;
  /** @param address of the link at the caret; null for a new one */
  onLink: (address: string | null) => void;
}

/** The text, written as it will look or as Markdown, with its preview beside it. */
export const BodyFields = observer(function BodyFields(props: Props) {
  const { form, preview, writer, onPictures, onLink } = props;
  const { t } = useTranslation('content-items');
  const id = useId();
  const { value } = useInputs(form);
  const [isMarkdown, setMarkdown] = useState(false);
  const { language, body: written } = form.values;
  const { data } = preview.rendered;
  const pictures = useMemo(() => pictureAddresses(htmlAtApi(data?.html ?? '')), [data]);
  const count = { typed: codePointsOf(written), max: limits.body.maxLength };

  const take = (event: ClipboardEvent | DragEvent, { files }: DataTransfer) => {
    const chosen = Array.from(files).filter(({ type }) => type.startsWith('image/'));
    if (chosen.length === 0) return;
    event.preventDefault();
    onPictures(chosen);
  };
  return (
    <div className={styles.columns}>
      <div className={styles.write}>
        <div className={styles.mode}>
          <Button
            look="text"
            aria-pressed={isMarkdown}
            onClick={() => {
              setMarkdown(!isMarkdown);
            }}
          >
            {t('form.markdown')}
          </Button>
        </div>
        {isMarkdown ? (
          <MarkdownField
            {...value('body')}
            writer={writer}
            label={t('column.body')}
            lang={language}
            hint={t('form.body.hint')}
            rows={12}
            maxLength={limits.body.maxLength}
            count={count}
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
        ) : (
          <>
            <FieldLabel id={id} label={t('column.body')} isRequired={value('body').isRequired} />
            <BodyEditor
              {...value('body')}
              writer={writer}
              labelId={id}
              language={language}
              pictures={pictures}
              hint={t('form.text.hint')}
              count={count}
              onPictures={onPictures}
              onLink={onLink}
              placeholder={<SkeletonLines count={6} />}
              onLost={() => {
                setMarkdown(true);
              }}
            />
          </>
        )}
      </div>
      <BodyPreview store={preview} body={written} language={language} />
    </div>
  );
});
