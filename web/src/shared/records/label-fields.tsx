import { observer } from 'mobx-react-lite';
import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfferedTextField, type OfferSource } from '../ui/fields/offered-text-field';
import { TagsField } from '../ui/fields/tags-field';
import { LabelChoicesStore } from './label-choices.store';

function useLabels() {
  const { t } = useTranslation('records');
  const [store] = useState(() => new LabelChoicesStore());
  useEffect(() => store.stop, [store]);
  const { data } = store.answer;
  const offers = useMemo(
    () =>
      (data?.list ?? []).map(({ label, items }) => ({
        value: label,
        note: t('labels.items', { count: items }),
      })),
    [data, t],
  );
  return { source: { offers, ask: store.ask, forget: store.forget }, spell: store.spell };
}

/** Content labels with suggestions; new labels can be typed. */
export const LabelsField = observer(function LabelsField(
  props: Omit<ComponentProps<typeof TagsField>, 'choices' | 'offered'>,
) {
  return <TagsField {...props} offered={useLabels()} />;
});

/** A single label as a search filter. */
export const LabelField = observer(function LabelField(
  props: Omit<ComponentProps<typeof OfferedTextField>, keyof OfferSource | 'ref'>,
) {
  const input = useRef<HTMLInputElement>(null);
  const { source } = useLabels();
  return <OfferedTextField {...props} {...source} ref={input} />;
});
