import { confirmStore, type Question } from './confirm.store';

/** Asks before something that cannot be undone; what can be is done at once, with `undoable`. */
export function confirm(question: Question): Promise<boolean> {
  return confirmStore.ask(question);
}
