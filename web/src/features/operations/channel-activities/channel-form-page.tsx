import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusProblem } from '../../../shared/forms/focus-problem';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { Skeleton } from '../../../shared/ui/feedback/skeleton';
import { PageFrame } from '../../../shared/ui/layout/page-frame';
import { Steps } from '../../../shared/ui/layout/steps';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { type ActivityForm as ActivityFormStore, stepFields } from './channel-activity';
import { channelFormView, type Step, steps } from './channel-form-view';
import { ChannelFormStore } from './channel-form.store';
import { ActivityDetails } from './components/activity-details';
import { ActivityForm } from './components/activity-form';
import styles from './components/channel-form.module.css';
import { FinishStep } from './components/finish-step';
import { NoCorrection } from './components/no-correction';
import { ReturnNote } from './components/return-note';

/** A new activity, or the correction of the one whose application was returned. */
export function ChannelFormPage() {
  const [{ application }] = useUrlView(channelFormView);
  return <ChannelForm key={application} />;
}

const ChannelForm = observer(function ChannelForm() {
  const { t } = useTranslation(['channel-activities', 'shared']);
  const [view, change] = useUrlView(channelFormView);
  const [store] = useState(() => new ChannelFormStore(view.application));
  const [, replace] = useUrlView(channelFormView, { replace: true });
  const panel = useRef<HTMLDivElement>(null);
  const { form, stored, correction } = store;
  const isLoaded = correction.view.data !== null;
  const { activity, application, open } = view;
  const isReady = form !== null && stepFields.basic.every((field) => form.problems[field] === undefined);
  const step = reachedStep(view.step, { isReady, isStored: activity !== 0 });

  useEffect(() => {
    if (step === 'channel') void store.loadChoices();
    if (step === 'finish') void store.show(activity);
    else if (!isLoaded) void correction.load();
  }, [store, correction, step, activity, isLoaded]);
  useEffect(() => store.stop, [store]);

  // The address names the step that is shown, so that each step has its entry in the history.
  const goTo = useEffectEvent(replace);
  const isKnown = application === 0 || isLoaded;
  useEffect(() => {
    if (isKnown && view.step !== step) goTo({ step });
  }, [isKnown, view.step, step]);

  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (!focusProblem(panel.current)) panel.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [step]);

  const activityForm = (of: ActivityFormStore) => (
    <ActivityForm
      form={of}
      step={step === 'channel' ? 'channel' : 'basic'}
      choices={store.choices.data}
      onStep={(next) => {
        change({ step: next });
      }}
      onSent={(sent) => {
        store.finish(sent);
        // Going back does not lead to the form of a stored record.
        replace({ step: 'finish', activity: sent.id });
      }}
    />
  );
  const current = steps.indexOf(step);
  const items = steps.map((key, index) => ({
    key,
    title: t(`step.${key}`),
    description: t(`step.${key}.text`),
    state: stateOf(index, current),
  }));
  return (
    <PageFrame title={t('shared:menu.form.step')}>
      <div className={styles.page}>
        <Steps label={t('steps')} items={items} />
        <div ref={panel} className={styles.panel}>
          <h2 tabIndex={-1} className={styles.title}>
            {t(`step.${step}`)}
          </h2>
          {step === 'finish' ? (
            <ResourceView
              resource={stored}
              skeleton={<Skeleton height={120} />}
              onRetry={() => void store.show(activity)}
            >
              {(data) => (
                <>
                  <FinishStep
                    activity={data}
                    onView={() => {
                      change({ open: 'details' });
                    }}
                    onAgain={() => {
                      change(channelFormView.initial);
                    }}
                  />
                  {open === 'details' && (
                    <Dialog
                      title={data.activityName}
                      shape="sheet"
                      onClose={() => {
                        replace({ open: '' });
                      }}
                    >
                      <ActivityDetails activity={data} />
                    </Dialog>
                  )}
                </>
              )}
            </ResourceView>
          ) : application === 0 ? (
            form && activityForm(form)
          ) : (
            <ResourceView
              resource={correction.view}
              skeleton={<Skeleton height={240} />}
              onRetry={() => void correction.load()}
            >
              {(returned) =>
                returned.form === null ? (
                  <NoCorrection application={application} />
                ) : (
                  <>
                    <ReturnNote application={returned.application} />
                    {activityForm(returned.form)}
                  </>
                )
              }
            </ResourceView>
          )}
        </div>
      </div>
    </PageFrame>
  );
});

/** The asked step, or the last one before it that is still to be filled in. */
function reachedStep(asked: Step, { isReady, isStored }: { isReady: boolean; isStored: boolean }): Step {
  if (asked === 'finish' && isStored) return 'finish';
  return asked !== 'basic' && isReady ? 'channel' : 'basic';
}

function stateOf(index: number, current: number): 'finish' | 'process' | 'wait' {
  // The last step is done as soon as it is reached.
  if (index < current || current === steps.length - 1) return 'finish';
  return index === current ? 'process' : 'wait';
}
