import { useTranslation } from 'react-i18next';
import type { ApprovalStepDto, ApprovalStepStatus } from '../../../../api/generated/model';
import { Steps, type StepState } from '../../../../shared/ui/layout/steps';
import { Time } from '../../../../shared/ui/layout/time';
import styles from './profile.module.css';

const states = {
  done: 'finish',
  current: 'process',
  waiting: 'wait',
  failed: 'error',
} as const satisfies Record<ApprovalStepStatus, StepState>;

/** Commit, approval and finish, with who and when. */
export function ApprovalSteps({ steps }: { steps: ApprovalStepDto[] }) {
  const { t } = useTranslation('profile-parameters');
  return (
    <Steps
      label={t('approval')}
      items={steps.map(({ step, status, person, time }) => ({
        key: step,
        title: t(`step.${step}`),
        state: states[status],
        description: (
          <>
            {person !== null && <span className={styles.person}>{person}</span>}
            {time === null ? person === null && t('step.waiting') : <Time wire={time} />}
          </>
        ),
      }))}
    />
  );
}
