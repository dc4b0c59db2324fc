import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApplicationStep } from '../../../../api/generated/model';
import { Button } from '../../../../shared/ui/actions/button';
import { Steps } from '../../../../shared/ui/layout/steps';
import styles from './result.module.css';

/** What will happen to an application, for who has none, and how to begin one. */
export function PlannedSteps() {
  const { t } = useTranslation('applications');
  const navigate = useNavigate();
  return (
    <div className={styles.result}>
      <div className={styles.actions}>
        <Button
          look="primary"
          onClick={() => {
            void navigate('/form/step');
          }}
        >
          {t('empty.action')}
        </Button>
      </div>
      <section className={styles.block} aria-label={t('plan')}>
        <h2>{t('plan')}</h2>
        <Steps
          label={t('plan')}
          items={Object.values(ApplicationStep).map((step) => ({
            key: step,
            title: t(`step.${step}`),
            description: t(`plan.${step}`),
            state: 'wait',
          }))}
        />
      </section>
    </div>
  );
}
