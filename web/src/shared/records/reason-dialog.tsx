import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { reviewReasonDtoLimits } from '../../api/generated/model/limits/account-requests';
import { FormDialog } from '../forms/form-dialog';
import { codePointsOf } from '../forms/text-length';
import { useInputs } from '../forms/use-inputs';
import { TextAreaField } from '../ui/fields/text-area-field';
import type { ReviewStore } from './review.store';

interface Props {
  review: Pick<ReviewStore<{ version: number }, string>, 'ask' | 'isAsking' | 'reason'>;
  title: string;
  action: string;
  /** Of the field; by default that it is the reason. */
  label?: string;
  /** Who reads it. */
  hint: string;
  onSent: () => void;
}

/** Asks why a record is returned or rejected, while the store of its review says so. */
export const ReasonDialog = observer(function ReasonDialog({ review, ...dialog }: Props) {
  return review.isAsking && <Content review={review} {...dialog} />;
});

const Content = observer(function Content({ review, label, hint, onSent, ...dialog }: Props) {
  const { t } = useTranslation('records');
  const form = review.reason;
  const close = () => {
    review.ask(false);
  };
  const { value } = useInputs(form, { reason: { required: t('reason.missing') } });
  const { maxLength: max } = reviewReasonDtoLimits.reason;
  return (
    <FormDialog
      {...dialog}
      form={form}
      onSent={() => {
        close();
        onSent();
      }}
      onCancel={close}
    >
      <TextAreaField
        {...value('reason')}
        label={label ?? t('reason')}
        hint={hint}
        rows={4}
        maxLength={max}
        count={{ typed: codePointsOf(form.values.reason), max }}
      />
    </FormDialog>
  );
});
