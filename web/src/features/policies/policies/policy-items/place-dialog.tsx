import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { observer } from 'mobx-react-lite';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import { FormStore } from '../../../../shared/forms/form.store';
import { problem } from '../../../../shared/forms/problem';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { NumberField } from '../../../../shared/ui/fields/number-field';
import type { Member } from './member';

interface Props {
  member: Member;
  /** From 1. */
  place: number;
  max: number;
  /** @param to index in the list */
  onMove: (to: number) => void;
  onClose: () => void;
}

/** Moves an item of a long list to a place by its number. */
export const PlaceDialog = observer(function PlaceDialog({ member, place, max, onMove, onClose }: Props) {
  const { t } = useTranslation('policy-items');
  const language = useLanguage();
  const [form] = useState(
    () =>
      new FormStore<{ place: number | null }, number>({
        stored: { place },
        problemsOf: ({ place: typed }) => {
          if (typed === null) return { place: problem('required') };
          const isPlace = Number.isInteger(typed) && typed >= 1 && typed <= max;
          return isPlace ? {} : { place: problem('range', { min: 1, max }) };
        },
        send: ({ place: typed }) => Promise.resolve((typed ?? place) - 1),
      }),
  );
  const { value } = useInputs(form);
  return (
    <FormDialog
      form={form}
      title={t('place.title', { name: member.title })}
      action={t('place.send')}
      onSent={onMove}
      onCancel={onClose}
    >
      <NumberField
        {...value('place')}
        label={t('place.label')}
        hint={t('place.hint', { max: formatNumber(max, language) })}
        min={1}
        max={max}
      />
    </FormDialog>
  );
});
