import { useTranslation } from 'react-i18next';
import { presetPlaceDtoLimits } from '../../../../../api/generated/model/limits/cards';
import { RecordsPicker } from '../../../../../shared/records/records-picker';
import { NumberField } from '../../../../../shared/ui/fields/number-field';
import { arrange, type RuleDraft, type RuleItem } from '../rule-form';
import { ItemOrder } from './item-order';
import type { PickingProps } from './picking-props';
import styles from './rule.module.css';

type Places = RuleDraft['parameters.places'];

interface Props extends PickingProps {
  value: Places;
  onChange: (value: Places) => void;
  onBlur: () => void;
}

const { minimum, maximum } = presetPlaceDtoLimits.place;

/** Items, and the place of each. */
export function PlacesField({ store, label, searchLabel, maxLength, error, value, onChange, onBlur }: Props) {
  const { t } = useTranslation('rule-preset');
  const change = (items: RuleItem[]) => {
    const kept = value.filter(({ item }) => items.some(({ id }) => id === item.id));
    const added = items.filter(({ id }) => kept.every(({ item }) => item.id !== id));
    onChange(added.reduce((places, item) => [...places, { item, place: freePlace(places) }], kept));
  };
  return (
    <div className={styles.group}>
      <RecordsPicker
        {...{ store, label, searchLabel, maxLength, error }}
        hint={t('places.hint')}
        value={value.map(({ item }) => item)}
        onChange={change}
      />
      {value.length > 0 && (
        <ItemOrder
          label={t('places.order')}
          lines={value}
          itemOf={({ item }) => item}
          onArrange={(lines) => {
            onChange(arrange(lines));
          }}
        >
          {({ item, place }, at) => (
            <NumberField
              label={t('places.of', { name: item.name })}
              value={place}
              min={minimum}
              max={maximum}
              onChange={(next) => {
                onChange(value.with(at, { item, place: next }));
              }}
              onBlur={onBlur}
            />
          )}
        </ItemOrder>
      )}
    </div>
  );
}

function freePlace(places: Places): number {
  const taken = new Set(places.map(({ place }) => place));
  let place: number = minimum;
  while (taken.has(place)) place += 1;
  return place;
}
