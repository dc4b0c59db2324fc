import { keepBeforeReload } from '../chunks/reload-page';
import { session } from './session.store';

/** In the session storage. */
const KEY = 'kept-inputs';

interface Stored {
  account: string;
  inputs: [name: string, input: unknown][];
}

/** By the name of each open form, what was typed and not sent. */
const open = new Map<string, unknown>();
/** From before the reload, until the form is opened again. */
let waiting: Map<string, unknown> | undefined;

/** What this account typed into the form before the reload. */
export function keptInput(name: string): unknown {
  waiting ??= readStored();
  return waiting.get(name);
}

/** Keeps the input of an open form through a reload. @returns forgets it */
export function keepInput(name: string, input: unknown): () => void {
  waiting?.delete(name);
  open.set(name, input);
  return () => {
    open.delete(name);
  };
}

keepBeforeReload(KEY, () => {
  const account = session.user?.accountId;
  const inputs = [...(waiting ?? readStored()), ...open];
  if (account !== undefined)
    sessionStorage.setItem(KEY, JSON.stringify({ account, inputs } satisfies Stored));
});

function readStored(): Map<string, unknown> {
  try {
    // Written only above.
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Stored | null;
    return new Map(stored !== null && stored.account === session.user?.accountId ? stored.inputs : []);
  } catch {
    return new Map();
  }
}
