import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentItemDto } from '../../../api/generated/model';
import { useLanguage } from '../../../shared/i18n/use-language';
import { ContentItemEditor } from './content-item-editor';
import { newContentItemForm } from './content-items.store';

interface Props {
  onSent: (created: ContentItemDto) => void;
  onClose: () => void;
}

/** The form of a new item. It is made when it is opened, also by its address. */
export function NewContentItem({ onSent, onClose }: Props) {
  const { t } = useTranslation('content-items');
  const language = useLanguage();
  const [form] = useState(() => newContentItemForm(language));
  return (
    <ContentItemEditor
      form={form}
      title={t('form.create')}
      action={t('form.create.send')}
      onSent={onSent}
      onClose={onClose}
    />
  );
}
