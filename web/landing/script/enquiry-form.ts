import type { Outcome, Submission } from './post';

/** No person fills in a form faster, and the server rejects faster submissions. */
const MIN_SECONDS = 3;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Send = (submission: Submission, notBeforeMs: number) => void;

/**
 * One form of the page. Shows errors next to the fields, passes the message to the outbox and shows the
 * result.
 */
export class EnquiryForm {
  readonly #form: HTMLFormElement;
  readonly #status: HTMLElement;
  readonly #send: Send;
  #opened = performance.now();
  #key: string | undefined;

  constructor(form: HTMLFormElement, send: Send) {
    this.#form = form;
    this.#send = send;
    this.#status = form.querySelector<HTMLElement>('.status') ?? form;
    form.noValidate = true;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#submit();
    });
    // The error of a field disappears as soon as the value is valid.
    form.addEventListener('input', ({ target }) => {
      if (isControl(target) && target.ariaInvalid === 'true') this.#validate(target);
    });
  }

  get texts(): DOMStringMap {
    return this.#status.dataset;
  }

  /** @returns whether the submission belongs to this form. */
  tell(submission: Submission, outcome: Outcome): boolean {
    if (submission.key !== this.#key) return false;
    if (outcome.kind === 'received') this.#showReceived(outcome.reference);
    else if (outcome.kind === 'invalid') this.#showInvalid(outcome.fields);
    else this.#say('waiting', outcome.seconds === undefined ? this.texts.waiting : this.texts.busy);
    return true;
  }

  #submit(): void {
    // A second click while the first submission is pending.
    if (this.#key !== undefined) return;
    const wrong = this.#controls().filter((control) => !this.#validate(control));
    if (wrong.length > 0) {
      this.#say(undefined, this.texts.check);
      wrong[0]?.focus();
      return;
    }
    const seconds = Math.round((performance.now() - this.#opened) / 1_000);
    const body = { ...this.#values(), secondsTaken: Math.max(seconds, MIN_SECONDS) };
    this.#key = newKey();
    this.#say('sending', this.texts.sending);
    const early = Math.max(0, MIN_SECONDS - seconds) * 1_000;
    this.#send({ key: this.#key, kind: this.#form.dataset.kind ?? '', body }, early);
  }

  /**
   * The values as the contract requires: empty fields are omitted, an age is a number, a ticked box is true.
   */
  #values(): Record<string, unknown> {
    const entries = this.#controls(true).flatMap((control): [string, unknown][] => {
      const { name, value } = control;
      if (control.type === 'checkbox') return [[name, (control as HTMLInputElement).checked]];
      if (value.trim() === '') return [];
      return [[name, name === 'age' ? Number(value) : value]];
    });
    return Object.fromEntries(entries);
  }

  #controls(hidden = false): Control[] {
    return [...this.#form.elements].filter(isControl).filter(({ type }) => hidden || type !== 'hidden');
  }

  #validate(control: Control): boolean {
    const isRight = control.checkValidity() && (!control.required || control.value.trim() !== '');
    this.#mark(control, !isRight);
    return isRight;
  }

  #mark(control: Control, isWrong: boolean): void {
    if (isWrong) control.ariaInvalid = 'true';
    else control.removeAttribute('aria-invalid');
    const error = document.getElementById(`${control.id}-error`);
    if (error !== null) error.hidden = !isWrong;
  }

  #showInvalid(fields: string[]): void {
    this.#key = undefined;
    this.#say(undefined, this.texts.check);
    const wrong = this.#controls().filter(({ name }) => fields.includes(name));
    for (const control of wrong) this.#mark(control, true);
    wrong[0]?.focus();
  }

  #showReceived(reference: string): void {
    this.#say('received', this.texts.received);
    const number = document.createElement('strong');
    number.className = 'reference';
    number.textContent = reference;
    const again = document.createElement('button');
    again.type = 'button';
    again.className = 'quiet';
    again.textContent = this.texts.another ?? '';
    again.addEventListener('click', () => {
      this.#begin();
    });
    this.#status.append(number, this.texts.hint ?? '', document.createElement('br'), again);
  }

  #begin(): void {
    this.#key = undefined;
    this.#opened = performance.now();
    this.#form.reset();
    this.#say(undefined, '');
    this.#controls()[0]?.focus();
  }

  /** If a state is set, only the message is visible. */
  #say(state: string | undefined, words = ''): void {
    if (state === undefined) delete this.#form.dataset.state;
    else this.#form.dataset.state = state;
    this.#status.textContent = words;
    // The button that had the focus is hidden.
    if (state !== undefined && !this.#status.contains(document.activeElement)) {
      this.#status.tabIndex = -1;
      this.#status.focus({ preventScroll: true });
    }
  }
}

function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** Does not use `randomUUID`, because browsers provide it only in secure contexts. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
