import { observer } from 'mobx-react-lite';
import { lazyPart } from '../feedback/lazy-part';
import { confirmStore } from './confirm.store';

const QuestionDialog = lazyPart(async () => (await import('./question-dialog')).QuestionDialog);

/** Renders the confirmation dialog, which is loaded with the first question. */
export const Questions = observer(function Questions() {
  if (confirmStore.asked === null) return null;
  return <QuestionDialog store={confirmStore} onLost={confirmStore.cancel} />;
});
