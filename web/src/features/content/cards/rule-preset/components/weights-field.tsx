import { useTranslation } from 'react-i18next';
import { presetWeightDtoLimits } from '../../../../../api/generated/model/limits/cards';
import { LabelsField } from '../../../../../shared/records/label-fields';
import { NumberField } from '../../../../../shared/ui/fields/number-field';
import type { RuleDraft } from '../rule-form';
import styles from './rule.module.css';

type Weights = RuleDraft['parameters.weights'];

interface Props {
  label: string;
  name: string;
  isRequired: boolean;
  error: string | undefined;
  /** Of a label. */
  max: number;
  value: Weights;
  onChange: (value: Weights) => void;
  onBlur: () => void;
}

const { minimum, maximum } = presetWeightDtoLimits.weight;

/** Labels, and how often what has them comes in turn. */
export function WeightsField({ max, value, onChange, ...field }: Props) {
  const { t } = useTranslation('rule-preset');
  const change = (labels: string[]) => {
    onChange(labels.map((label) => value.find((one) => one.label === label) ?? { label, weight: minimum }));
  };
  return (
    <div className={styles.group}>
      <LabelsField
        {...field}
        hint={t('weights.hint')}
        maxLength={max}
        value={value.map(({ label }) => label)}
        onChange={change}
      />
      <ul className={styles.numbers}>
        {value.map(({ label, weight }, at) => (
          <li key={label}>
            <NumberField
              label={t('weights.of', { label })}
              unit={t('weights.unit')}
              value={weight}
              min={minimum}
              max={maximum}
              onChange={(next) => {
                onChange(value.with(at, { label, weight: next }));
              }}
              onBlur={field.onBlur}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
