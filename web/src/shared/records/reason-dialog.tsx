import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../forms/form-dialog';
import { useInputs } from '../forms/use-inputs';
import { Alert } from '../ui/feedback/alert';
import { CheckboxesField } from '../ui/fields/checkboxes-field';
import { TextAreaField } from '../ui/fields/text-area-field';
import { TextField } from '../ui/fields/text-field';
import type { ReviewStore } from './review.store';
import type { ReasonWords } from './use-review-actions';

interface Props extends ReasonWords {
  review: Pick<ReviewStore<never, string>, 'ask' | 'isAsking' | 'mayAsk' | 'reason' | 'rules'>;
  action: string;
  onSent: () => void;
}

/** Asks what an action needs, such as why a record is returned, while the store of its review says so. */
export const ReasonDialog = observer(function ReasonDialog({ review, ...dialog }: Props) {
  return review.isAsking && <Content review={review} {...dialog} />;
});

const Content = observer(function Content(props: Props) {
  const { review, label, hint, missing, choices, isShort = false, onSent, ...dialog } = props;
  const { t } = useTranslation('records');
  const { reason: form, rules } = review;
  const close = () => {
    review.ask(false);
  };
  const { text, value } = useInputs(form, { reason: { required: missing ?? t('reason.missing') } });
  const shared = { label: label ?? t('reason'), hint };
  const isLate = !form.isSending && !review.mayAsk;
  return (
    <FormDialog
      {...dialog}
      form={form}
      isRefused={isLate}
      onSent={() => {
        close();
        onSent();
      }}
      onCancel={close}
    >
      {choices && <CheckboxesField {...value('reasons')} {...choices} isList />}
      {isShort ? (
        <TextField {...text('reason')} {...shared} autoComplete="off" maxLength={rules.max} />
      ) : (
        <TextAreaField
          {...value('reason')}
          {...shared}
          rows={4}
          count={{ typed: rules.lengthOf(form.values.reason), max: rules.max }}
        />
      )}
      {isLate && <Alert kind="warning">{t('reason.late')}</Alert>}
    </FormDialog>
  );
});
