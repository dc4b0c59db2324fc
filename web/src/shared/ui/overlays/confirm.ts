import { confirmStore, type Question } from './confirm.store';

/** Asks for confirmation before an action that cannot be undone or concerns many; others run at once, with `undoable`. */
export function confirm(question: Question): Promise<boolean> {
  return confirmStore.ask(question);
}
