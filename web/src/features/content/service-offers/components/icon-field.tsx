import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceIcon as IconName } from '../../../../api/generated/model';
import { ServiceIcon } from '../../../../features/content/service-cards/ordering/service-icon';
import { FieldGroup } from '../../../../shared/ui/fields/field-group';
import { icons } from '../service-offers.constants';
import styles from './service-offer.module.css';

interface Props {
  value: IconName;
  onChange: (icon: IconName) => void;
}

/** Native radio buttons: one Tab stop, and the arrows choose. */
export function IconField({ value, onChange }: Props) {
  const { t } = useTranslation('service-offers');
  const id = useId();
  return (
    <FieldGroup legend={t('field.icon')}>
      <div className={styles.icons}>
        {icons.map((icon) => (
          <label key={icon} className={styles.icon} title={t(`icon.${icon}`)}>
            <input
              type="radio"
              name={id}
              value={icon}
              checked={icon === value}
              aria-label={t(`icon.${icon}`)}
              onChange={() => {
                onChange(icon);
              }}
            />
            <span aria-hidden>
              <ServiceIcon name={icon} />
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
