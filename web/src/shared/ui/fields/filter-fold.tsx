import IconFilter from '@arco-design/web-react/icon/react-icon/IconFilter';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneFold } from './phone-fold';

interface Props {
  /** Number of active filters. */
  active: number;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** The filter form. */
  children: ReactNode;
}

/** The filters of a list, which on a phone are behind a button that shows how many are active. */
export function FilterFold({ active, ...fold }: Props) {
  const { t } = useTranslation();
  const label = active === 0 ? t('filters') : t('filters.active', { count: active });
  return <PhoneFold icon={<IconFilter />} label={label} {...fold} />;
}
