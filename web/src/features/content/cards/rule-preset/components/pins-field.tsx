import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../../shared/i18n/format';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import { RecordsPicker } from '../../../../../shared/records/records-picker';
import type { RuleItem } from '../rule-form';
import { ItemOrder } from './item-order';
import type { PickingProps } from './picking-props';
import styles from './rule.module.css';

interface Props extends PickingProps {
  value: RuleItem[];
  onChange: (value: RuleItem[]) => void;
}

/** Items that come first, in an order of their own. */
export function PinsField({ value, onChange, ...picking }: Props) {
  const { t } = useTranslation('rule-preset');
  const language = useLanguage();
  return (
    <div className={styles.group}>
      <RecordsPicker {...picking} value={value} onChange={onChange} hint={t('items.hint')} />
      {value.length > 1 && (
        <ItemOrder label={t('items.order')} lines={value} itemOf={(item) => item} onArrange={onChange}>
          {({ name }, at) => (
            <>
              <span className={styles.place}>{formatNumber(at + 1, language)}</span>
              <bdi className={styles.title}>{name}</bdi>
            </>
          )}
        </ItemOrder>
      )}
    </div>
  );
}
