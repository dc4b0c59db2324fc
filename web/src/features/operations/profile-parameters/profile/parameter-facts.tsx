import { useTranslation } from 'react-i18next';
import type { ParameterField, ParametersDto } from '../../../../api/generated/model';
import { Descriptions } from '../../../../shared/ui/layout/descriptions';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { fieldsOf } from '../values/parameter-fields';
import { valuesOf } from '../values/parameter-values';
import { useParameterTexts } from '../values/use-parameter-texts';
import styles from './profile.module.css';

interface Props {
  parameters: ParametersDto;
  /** Marked by a word and by weight, not by colour alone. */
  changed: ParameterField[];
}

const parts = ['video', 'audio'] as const;

/** All parameters with their units. */
export function ParameterFacts({ parameters, changed }: Props) {
  const { t } = useTranslation('profile-parameters');
  const texts = useParameterTexts();
  const values = valuesOf(parameters);
  const shown = (field: ParameterField) => {
    const text = texts.value(field, values[field]);
    if (!changed.includes(field)) return text;
    return (
      <span className={styles.changed}>
        {text} <StateTag tone="info">{t('changed')}</StateTag>
      </span>
    );
  };
  return parts.map((part) => (
    <div key={part}>
      <h3 className={styles.part}>{t(`part.${part}`)}</h3>
      <Descriptions
        facts={fieldsOf(part).map((field) => ({
          key: field,
          label: texts.label(field),
          value: shown(field),
        }))}
      />
    </div>
  ));
}
