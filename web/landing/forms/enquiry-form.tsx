import { servedPrefixes } from '../../src/api/generated/model/addresses';
import type { PageProps } from '../site/page-context';
import { ageOptions, courseOptions, positionOptions } from './choices';
import { type EnquiryKind, FIELDS, type FieldName, limitsOf } from './fields';
import { Consent, Select, TextArea, TextInput } from './inputs';

interface Props extends PageProps {
  kind: EnquiryKind;
  /** Renders the template for the response to an invalid form, with marks that the server fills in. */
  template?: boolean;
}

/** A plain HTML form that works without a script. If the script is loaded, it handles the submission. */
export function EnquiryForm({ kind, language, content, school, template = false }: Props) {
  const { form } = content;
  return (
    <form className="form" method="post" action={`${servedPrefixes.enquiryForms}/${kind}`} data-kind={kind}>
      <input type="hidden" name="language" value={language} />
      {FIELDS[kind].map((name) => (
        <Field key={name} {...{ kind, name, content, school, template }} />
      ))}
      <label className="trap" aria-hidden>
        {form.trap} <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <button className="button" type="submit">
        {form.send[kind]}
      </button>
      <p className="hint">{form.privacy}</p>
      <p
        className="status"
        role="status"
        data-sending={form.sending}
        data-waiting={form.waiting}
        data-received={form.received}
        data-hint={form.receivedHint}
        data-another={form.another}
        data-late={form.late}
        data-check={form.check}
        data-busy={form.busy}
      />
    </form>
  );
}

interface FieldProps extends Pick<PageProps, 'content' | 'school'> {
  kind: EnquiryKind;
  name: FieldName;
  template: boolean;
}

function Field({ kind, name, content, school, template }: FieldProps) {
  const { form } = content;
  const common = { id: `${kind}-${name}`, name, template, limits: limitsOf(kind, name) };
  switch (name) {
    case 'name':
      return <TextInput {...common} label={form.name} error={form.errors.required} autoComplete="name" />;
    case 'organization':
      return (
        <TextInput
          {...common}
          label={form.organization}
          error={form.errors.required}
          autoComplete="organization"
        />
      );
    case 'reply':
      return <TextInput {...common} label={form.reply} hint={form.replyHint} error={form.errors.reply} />;
    case 'age':
      return <Select {...common} label={form.age} error={form.errors.age} options={ageOptions(content)} />;
    case 'course':
      return <Select {...common} label={form.course} options={courseOptions(content)} />;
    case 'position':
      return <Select {...common} label={form.position} options={positionOptions(content)} />;
    case 'consent':
      return <Consent {...common} label={form.consent} error={form.errors.consent} />;
    case 'message':
      return <Message {...common} {...{ kind, content, school }} />;
  }
}

function Message({
  kind,
  content: { form },
  school: { prices },
  ...common
}: Parameters<typeof Field>[0] & { id: string; limits: object }) {
  if (kind === 'join') {
    const hint = prices?.freePlaces === undefined ? form.joinMessageHint : form.joinMessageHintFree;
    return <TextArea {...common} label={form.joinMessage} hint={hint} optional={form.optional} />;
  }
  if (kind === 'career') {
    return (
      <TextArea
        {...common}
        label={form.careerMessage}
        hint={form.careerMessageHint}
        error={form.errors.required}
      />
    );
  }
  return <TextArea {...common} label={form.message} error={form.errors.required} />;
}
