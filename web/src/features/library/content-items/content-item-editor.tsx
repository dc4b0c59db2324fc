import { observer } from 'mobx-react-lite';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { ContentItemDto } from '../../../api/generated/model';
import { ClashNote } from '../../../shared/forms/clash-note';
import { Form } from '../../../shared/forms/form';
import type { MergingStore } from '../../../shared/forms/merging.store';
import { useDiscard } from '../../../shared/forms/use-discard';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { DialogActions } from '../../../shared/ui/overlays/dialog-actions';
import { newAuthorPicker } from './author-filter.store';
import { lazyPart } from '../../../shared/ui/feedback/lazy-part';
import { BodyFields } from './components/body-fields';
import { CoverField } from './components/cover-field';
import { VideoField } from './components/video-field';
import styles from './components/editor.module.css';
import { ItemFields } from './components/item-fields';
import { ContentBodyPreviewStore } from './content-body-preview.store';
import type { ContentItemDraft, ContentItemForm } from './content-item-form';
import { CoverStore } from './cover.store';
import { VideoStore } from './video.store';
import { useDraftText, useFieldLabel } from './use-field-texts';
import type { BodyWriter } from './writing/body-editor';

const PictureDialog = lazyPart(async () => (await import('./picture-dialog')).PictureDialog);
const LinkDialog = lazyPart(async () => (await import('./writing/link-dialog')).LinkDialog);

interface Props {
  form: ContentItemForm;
  /** Where others may change it meanwhile. */
  merging?: MergingStore<ContentItemDraft, ContentItemDto>;
  title: string;
  action: string;
  /** A revision of it is online, and stays as it is. */
  isOnline?: boolean;
  onSent: (saved: ContentItemDto) => void;
  onClose: () => void;
}

/** The form of an item, with its text and what becomes of it side by side. What is not saved stays on this device. */
export const ContentItemEditor = observer(function ContentItemEditor(props: Props) {
  const { form, merging, title, action, isOnline = false, onSent, onClose } = props;
  const { t } = useTranslation(['content-items', 'forms', 'shared']);
  const id = useId();
  const [authors] = useState(newAuthorPicker);
  const [preview] = useState(() => new ContentBodyPreviewStore());
  const [cover] = useState(() => new CoverStore(form));
  const [video] = useState(() => new VideoStore(form));
  const labelOf = useFieldLabel();
  const textOf = useDraftText();
  const discard = useDiscard(form, (discarded) => {
    video.discard(discarded);
    onClose();
  });
  const writer = useRef<BodyWriter>(null);
  const [pictures, setPictures] = useState<File[] | null>(null);
  const [link, setLink] = useState<{ address: string | null } | null>(null);
  const closePictures = () => {
    setPictures(null);
  };
  const closeLink = () => {
    setLink(null);
  };
  return (
    <Dialog shape="desk" title={title} onClose={onClose}>
      <Form
        form={form}
        id={id}
        className={styles.form ?? ''}
        {...(merging && { submit: merging.submit })}
        onSent={onSent}
        actions={
          <DialogActions
            primary={{ label: action, isBusy: form.isSending || video.isBusy, form: id }}
            secondary={[
              ...(form.isDirty ? [{ label: t('forms:leave.discard'), onClick: discard }] : []),
              { label: t('shared:action.cancel'), onClick: onClose },
            ]}
          />
        }
      >
        {isOnline && <p className={styles.note}>{t('form.online')}</p>}
        <ItemFields form={form} isNew={merging === undefined} authors={authors}>
          {form.values.kind === 'video' ? (
            <VideoField form={form} store={video} cover={cover} />
          ) : (
            <BodyFields
              form={form}
              preview={preview}
              writer={writer}
              onPictures={setPictures}
              onLink={(address) => {
                setLink({ address });
              }}
            />
          )}
          <CoverField form={form} store={cover} />
        </ItemFields>
        {merging && <ClashNote merging={merging} labelOf={labelOf} textOf={textOf} />}
      </Form>
      {pictures !== null && (
        <PictureDialog
          key={pictures.length}
          files={pictures}
          language={form.values.language}
          onInsert={(picture) => {
            const rest = pictures.slice(1);
            // The dialog gives the focus back, and the text then takes it where it goes on.
            flushSync(() => {
              setPictures(rest.length === 0 ? null : rest);
            });
            writer.current?.insertPicture(picture);
          }}
          onClose={closePictures}
          onLost={closePictures}
        />
      )}
      {link !== null && (
        <LinkDialog
          address={link.address}
          onSet={(address) => {
            flushSync(closeLink);
            writer.current?.setLink(address);
          }}
          onClose={closeLink}
          onLost={closeLink}
        />
      )}
    </Dialog>
  );
});
