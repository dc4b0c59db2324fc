import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ParameterVersionDto } from '../../../../api/generated/model';
import { Button } from '../../../../shared/ui/actions/button';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { Time } from '../../../../shared/ui/layout/time';
import styles from './drawer.module.css';

interface Props {
  entry: ParameterVersionDto;
  isApplied: boolean;
  /** Another change waits for approval. */
  isBlocked: boolean;
  onRollBack: () => void;
}

/** One version, with the way back to it or the reason why there is none. */
export function VersionEntry({ entry, isApplied, isBlocked, onRollBack }: Props) {
  const { t } = useTranslation('profile-parameters');
  const { version, changeId, description, appliedTime, appliedBy, contentNumber, withinLimits } = entry;
  const made = (time: string) =>
    appliedBy === null ? t('versions.at', { time }) : t('versions.by', { time, person: appliedBy });
  return (
    <li className={styles.version}>
      <div className={styles.row}>
        <span className={styles.name}>
          {t('versions.version', { version })} · {contentNumber}
        </span>
        {isApplied && <StateTag tone="good">{t('versions.applied')}</StateTag>}
        {!isApplied && withinLimits && (
          <Button
            aria-label={t('versions.restore.named', { version })}
            disabled={isBlocked}
            onClick={onRollBack}
          >
            {t('versions.restore')}
          </Button>
        )}
      </div>
      <p className={styles.quiet}>
        <Time wire={appliedTime} text={made} />
      </p>
      {description !== '' && <p className={styles.quiet}>{description}</p>}
      {!isApplied && !withinLimits && (
        <p className={styles.quiet}>
          {t('versions.outside')} <Link to={`/form/group?from=${changeId}`}>{t('versions.fill')}</Link>
        </p>
      )}
    </li>
  );
}
