import { confirmStore, type Question } from './confirm.store';

/** Asks for confirmation before an irreversible action; reversible ones run at once, with `undoable`. */
export function confirm(question: Question): Promise<boolean> {
  return confirmStore.ask(question);
}
