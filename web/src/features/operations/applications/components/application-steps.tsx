import { useTranslation } from 'react-i18next';
import type { ApplicationStepDto, ApplicationStepState } from '../../../../api/generated/model';
import { type StepState, Steps } from '../../../../shared/ui/layout/steps';
import { Time } from '../../../../shared/ui/layout/time';

const shownAs: Readonly<Record<ApplicationStepState, StepState>> = {
  waiting: 'wait',
  processing: 'process',
  done: 'finish',
};

/** The five steps, each with who completed it and when, or its state. */
export function ApplicationSteps({ steps }: { steps: ApplicationStepDto[] }) {
  const { t } = useTranslation('applications');
  return (
    <Steps
      label={t('progress')}
      items={steps.map(({ step, state, person, time }) => ({
        key: step,
        title: t(`step.${step}`),
        state: shownAs[state],
        description:
          time === null ? (
            t(`stepState.${state}`)
          ) : (
            <>
              <Time wire={time} />
              <br />
              <bdi>{person ?? t('unknownPerson')}</bdi>
            </>
          ),
      }))}
    />
  );
}
