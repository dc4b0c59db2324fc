import { useTranslation } from 'react-i18next';
import { confirm } from '../ui/overlays/confirm';
import type { FormStore } from './form.store';

/**
 * For what ends a form without sending it, such as to close its dialog.
 * @returns discards the input, after a question if there is any, and then calls `then`
 */
export function useDiscard<Values extends object, Answer>(
  form: FormStore<Values, Answer>,
  then: (discarded: Values) => void,
) {
  const { t } = useTranslation('forms');
  return () => {
    void (async () => {
      const question = { title: t('leave.title'), text: t('leave.text'), isIrreversible: true };
      const words = { action: t('leave.discard'), keep: t('leave.stay') };
      if (form.isDirty && !(await confirm({ ...question, ...words }))) return;
      const discarded = form.values;
      form.restore();
      then(discarded);
    })();
  };
}
