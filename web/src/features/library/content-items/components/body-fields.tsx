import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { createContentItemDtoLimits as limits } from '../../../../api/generated/model/limits/content-items';
import { codePointsOf } from '../../../../shared/forms/text-length';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { TextAreaField } from '../../../../shared/ui/fields/text-area-field';
import { TextField } from '../../../../shared/ui/fields/text-field';
import type { ContentBodyPreviewStore } from '../content-body-preview.store';
import type { ContentItemForm } from '../content-item-form';
import { type Format, formatText, type Selected } from '../format-text';
import { BodyPreview } from './body-preview';
import styles from './editor.module.css';
import { FormatTools } from './format-tools';

/** With Ctrl or Cmd. */
const KEYS: Record<string, Format | undefined> = { b: 'bold', i: 'italic' };

interface Props {
  form: ContentItemForm;
  preview: ContentBodyPreviewStore;
}

/** The text with its preview beside it, or where the video is. */
export const BodyFields = observer(function BodyFields({ form, preview }: Props) {
  const { t } = useTranslation('content-items');
  const { text, value } = useInputs(form, { videoAddress: { pattern: t('form.videoAddress.pattern') } });
  const area = useRef<HTMLTextAreaElement>(null);
  const selected = useRef<Selected | null>(null);
  const { kind, language, body } = form.values;

  // The browser puts the caret at the end of a text that was replaced.
  useLayoutEffect(() => {
    const { current: next } = selected;
    selected.current = null;
    if (next?.text === body) area.current?.setSelectionRange(next.start, next.end);
  }, [body]);

  if (kind === 'video')
    return (
      <TextField
        {...text('videoAddress')}
        label={t('column.videoAddress')}
        hint={t('form.videoAddress.hint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={limits.videoAddress.maxLength}
      />
    );
  const format = (one: Format) => {
    const { current } = area;
    if (current === null) return;
    const next = formatText(one, { text: body, start: current.selectionStart, end: current.selectionEnd });
    selected.current = next;
    current.focus();
    form.change({ body: next.text });
  };
  const keys = (event: KeyboardEvent) => {
    const one = event.ctrlKey || event.metaKey ? KEYS[event.key] : undefined;
    if (one === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    format(one);
  };
  return (
    <div className={styles.columns}>
      <div className={styles.write}>
        <TextAreaField
          {...value('body')}
          ref={area}
          label={t('column.body')}
          lang={language}
          hint={t('form.body.hint')}
          rows={12}
          maxLength={limits.body.maxLength}
          count={{ typed: codePointsOf(body), max: limits.body.maxLength }}
          onKeyDown={keys}
        />
        <FormatTools onFormat={format} />
      </div>
      <BodyPreview store={preview} body={body} language={language} />
    </div>
  );
});
