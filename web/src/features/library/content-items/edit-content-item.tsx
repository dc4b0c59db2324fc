import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentItemDto } from '../../../api/generated/model';
import { useTellMerge } from '../../../shared/forms/use-tell-merge';
import { ContentItemEditor } from './content-item-editor';
import type { ContentItemRecordStore } from './content-item-record.store';
import { useFieldLabel } from './use-field-texts';

interface Props {
  store: ContentItemRecordStore;
  item: ContentItemDto;
  onSaved: () => void;
  onClose: () => void;
}

/** The editor of the open item. Its form is based on the item as it was when the editor was opened. */
export function EditContentItem({ store, item, onSaved, onClose }: Props) {
  const { t } = useTranslation('content-items');
  const tellMerge = useTellMerge(useFieldLabel());
  const [merging] = useState(() => store.edit(item));
  return (
    <ContentItemEditor
      form={merging.form}
      merging={merging}
      title={t('form.edit')}
      action={t('form.save')}
      isOnline={item.online === 'online'}
      onSent={() => {
        onSaved();
        tellMerge(merging.merge);
      }}
      onClose={onClose}
    />
  );
}
