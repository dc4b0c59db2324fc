import IconCloseCircle from '@arco-design/web-react/icon/react-icon/IconCloseCircle';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../shared/ui/actions/button';
import { BackButton } from '../../../../shared/ui/actions/back-button';
import { ResultHead } from './result-head';
import styles from './result.module.css';

/** The two errors that a submission can meet, and what to do about each. */
const errors = ['domain', 'group'] as const;

export function CommonErrors() {
  const { t } = useTranslation('applications');
  const navigate = useNavigate();
  const actions = (
    <>
      <BackButton label={t('error.back')} />
      <Button
        look="primary"
        onClick={() => {
          void navigate('/form/step');
        }}
      >
        {t('error.correct')}
      </Button>
    </>
  );
  return (
    <div className={styles.result}>
      <ResultHead tone="bad" title={t('error')} text={<p>{t('error.text')}</p>} actions={actions} />
      <section className={styles.block} aria-label={t('error.details')}>
        <h2>{t('error.details')}</h2>
        <ul className={styles.lines}>
          {errors.map((key) => (
            <li key={key}>
              <IconCloseCircle aria-hidden="true" />
              {t(`error.${key}`)}
              <span className={styles.by}>{t(`error.${key}.help`)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
