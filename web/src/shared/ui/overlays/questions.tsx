import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { confirmStore } from './confirm.store';

const QuestionDialog = lazy(async () => ({ default: (await import('./question-dialog')).QuestionDialog }));

/** The place of the dialog, which comes with the first question. */
export const Questions = observer(function Questions() {
  if (confirmStore.asked === null) return null;
  return (
    <Suspense>
      <QuestionDialog store={confirmStore} />
    </Suspense>
  );
});
