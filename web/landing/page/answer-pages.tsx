import { homePath } from '../site/addresses';
import { WavingRobot } from '../art/scenes';
import { EnquiryForm } from '../forms/enquiry-form';
import type { EnquiryKind } from '../forms/fields';
import { marks } from '../forms/marks';
import type { PageProps } from '../site/page-context';

/** The response to a form that is submitted without a script. */
export function ThanksPage({ language, content: { thanks, form } }: PageProps) {
  return (
    <article className="letter">
      <WavingRobot />
      <h1>{thanks.title}</h1>
      <p className="lead">{thanks.text}</p>
      <p className="reference">{marks.value('reference')}</p>
      <p>{form.receivedHint}</p>
      <p>
        <a className="button" href={homePath(language)}>
          {thanks.back}
        </a>
      </p>
    </article>
  );
}

export function CorrectionPage({ kind, ...props }: PageProps & { kind: EnquiryKind }) {
  const { correction } = props.content;
  return (
    <article className="letter">
      <h1>{correction.title}</h1>
      <p className="lead">{correction.text}</p>
      <EnquiryForm kind={kind} {...props} template />
    </article>
  );
}

/** The response to a form that is submitted without a script during maintenance. */
export function ClosedPage({ kind, ...props }: PageProps & { kind: EnquiryKind }) {
  const { correction } = props.content;
  return (
    <article className="letter">
      <h1>{correction.closedTitle}</h1>
      <p className="lead">{correction.closedText}</p>
      <p className="lead" {...marks.hiddenUnlessGiven('notice')}>
        {marks.value('notice')}
      </p>
      <EnquiryForm kind={kind} {...props} template />
    </article>
  );
}

/** Describes the problem and how to continue. */
export function NoticePage({ title, text, language, content }: PageProps & { title: string; text: string }) {
  return (
    <article className="letter">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p>
        <a className="button" href={homePath(language)}>
          {content.thanks.back}
        </a>
      </p>
    </article>
  );
}
