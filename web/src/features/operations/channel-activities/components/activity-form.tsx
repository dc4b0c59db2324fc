import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ChannelActivityChoicesDto, StoredChannelActivityDto } from '../../../../api/generated/model';
import { Form } from '../../../../shared/forms/form';
import { useDiscard } from '../../../../shared/forms/use-discard';
import { Button } from '../../../../shared/ui/actions/button';
import { type ActivityForm as ActivityFormStore, stepFields } from '../channel-activity';
import { BasicFields } from './basic-fields';
import { ChannelFields } from './channel-fields';
import styles from './channel-form.module.css';

interface Props {
  form: ActivityFormStore;
  step: 'basic' | 'channel';
  choices: ChannelActivityChoicesDto | null;
  onStep: (step: 'basic' | 'channel') => void;
  onSent: (activity: StoredChannelActivityDto) => void;
}

/** The steps that are filled in. */
export const ActivityForm = observer(function ActivityForm(props: Props) {
  const { form, step, choices, onStep, onSent } = props;
  const { t } = useTranslation('channel-activities');
  const discard = useDiscard(form, () => {
    onStep('basic');
  });
  const isLast = step === 'channel';

  const next = async () => {
    if (!isLast) {
      if (form.check([...stepFields.basic])) onStep('channel');
      return;
    }
    const sent = await form.submit();
    if (sent !== null) onSent(sent.answer);
    // The server may refuse what another step has.
    else if (stepFields.basic.some((field) => form.shownProblems[field] !== undefined)) onStep('basic');
  };
  return (
    <Form
      form={form}
      onSubmit={next}
      actions={
        <div className={styles.actions}>
          {isLast && (
            <Button
              onClick={() => {
                onStep('basic');
              }}
            >
              {t('action.previous')}
            </Button>
          )}
          <Button type="submit" look="primary" busy={form.isSending}>
            {t(isLast ? 'action.submit' : 'action.next')}
          </Button>
          {form.isDirty && !form.isSending && (
            <Button look="text" onClick={discard}>
              {t('action.discard')}
            </Button>
          )}
        </div>
      }
    >
      {isLast ? <ChannelFields form={form} choices={choices} /> : <BasicFields form={form} />}
    </Form>
  );
});
