import { keepBeforeReload } from '../chunks/reload-page';
import { session } from './session.store';

/** In the session storage. */
const KEY = 'kept-inputs';

interface Kept {
  account: string | undefined;
  input: unknown;
}
interface Stored {
  account: string;
  inputs: [name: string, input: unknown][];
}

/** Unsent input, by the name of the form. */
const open = new Map<string, Kept>();
/** From before the reload, until the form is opened again. */
let waiting: Map<string, Kept> | undefined;

/** What this account typed into the form and did not send. */
export function keptInput(name: string): unknown {
  const kept = open.get(name) ?? waitingInputs().get(name);
  return kept?.account === session.user?.accountId ? kept?.input : undefined;
}

/** Keeps the input of a form until it is forgotten: through navigation, reload and the end of the session. */
export function keepInput(name: string, input: unknown): void {
  waitingInputs().delete(name);
  open.set(name, { account: session.user?.accountId, input });
}

export function forgetInput(name: string): void {
  waitingInputs().delete(name);
  open.delete(name);
}

/** For the page after a reload, and for the same account only. */
function store(): void {
  const account = session.user?.accountId;
  // After the session was reset the storage has what was to be kept.
  if (account === undefined) return;
  const inputs = [...waitingInputs(), ...open]
    .filter(([, kept]) => kept.account === account)
    .map(([name, { input }]): [string, unknown] => [name, input]);
  if (inputs.length === 0) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify({ account, inputs } satisfies Stored));
}

keepBeforeReload(KEY, store);
addEventListener('pagehide', store);

function waitingInputs(): Map<string, Kept> {
  waiting ??= readStored();
  return waiting;
}

function readStored(): Map<string, Kept> {
  try {
    // Written only above.
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Stored | null;
    if (stored === null) return new Map();
    const { account, inputs } = stored;
    return new Map(inputs.map(([name, input]) => [name, { account, input }]));
  } catch {
    return new Map();
  }
}
