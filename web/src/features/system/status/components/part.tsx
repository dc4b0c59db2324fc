import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../shared/ui/layout/card';

interface Props<Data> {
  title: string;
  /** Null if it could not be read. */
  data: Data | null;
  children: (data: Data) => ReactNode;
}

/** A card of the page, which stays when its part cannot be read. */
export function Part<Data>({ title, data, children }: Props<Data>) {
  const { t } = useTranslation('status');
  return <Card title={title}>{data === null ? <p>{t('unread')}</p> : children(data)}</Card>;
}
