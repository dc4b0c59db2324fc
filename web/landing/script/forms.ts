import { EnquiryForm } from './enquiry-form';
import { Outbox } from './outbox';
import type { Outcome, Submission } from './post';
import { toast } from './toast';

export function enhanceForms(): void {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-kind]')].map(
    (element) => new EnquiryForm(element, send),
  );
  const outbox = new Outbox(tell);

  function send(submission: Submission, notBeforeMs: number): void {
    outbox.add(submission);
    setTimeout(() => void outbox.deliver(), notBeforeMs);
  }

  /**
   * Passes the outcome to the form that sent the submission. Outcomes of an earlier visit are shown separately.
   */
  function tell(submission: Submission, outcome: Outcome): void {
    if (forms.some((form) => form.tell(submission, outcome))) return;
    const [form] = forms;
    if (form && outcome.kind === 'received') toast(`${form.texts.late ?? ''} ${outcome.reference}`);
  }

  void outbox.deliver();
}
