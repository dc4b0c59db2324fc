import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { Card } from '../../../../shared/ui/layout/card';
import { fieldsOf } from '../values/parameter-fields';
import styles from './group-form.module.css';

const parts = ['video', 'audio'] as const;

/** The groups of the form before the applied parameters are known. */
export function FormSkeleton() {
  const { t } = useTranslation('profile-parameters');
  return (
    <div className={styles.form}>
      {parts.map((part) => (
        <Card key={part} title={t(`part.${part}`)} busy>
          <div className={styles.fields}>
            {fieldsOf(part).map((field) => (
              <div key={field} className={styles.field}>
                <Skeleton height={60} />
              </div>
            ))}
          </div>
        </Card>
      ))}
    </div>
  );
}
