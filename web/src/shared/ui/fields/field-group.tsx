import type { ComponentProps } from 'react';
import styles from './field-group.module.css';

interface Props extends ComponentProps<'fieldset'> {
  legend: string;
}

/** Fields that belong together, in a frame with their name. */
export function FieldGroup({ legend, lang, children, ...fieldset }: Props) {
  return (
    <fieldset {...fieldset} className={styles.group}>
      <legend className={styles.legend} lang={lang}>
        {legend}
      </legend>
      {children}
    </fieldset>
  );
}
