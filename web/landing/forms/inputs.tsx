import { marks } from './marks';

/** The limits from the contract. */
export interface Limits {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

interface Common {
  id: string;
  name: string;
  label: string;
  hint?: string;
  /** The error text. If it is not set, the field is optional. */
  error?: string;
  limits: Limits;
  template: boolean;
}

/** Links the hint and the error to their input. */
function described({ id, hint, error }: Pick<Common, 'id' | 'hint' | 'error'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter((part) => part !== undefined);
  return ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {};
}

function Caption({
  id,
  name,
  label,
  hint,
  error,
  optional,
  template,
  children,
}: Omit<Common, 'limits'> & { optional?: string; children: React.ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {optional !== undefined && <small>({optional})</small>}
      </label>
      {children}
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <ErrorText {...{ id, name, error, template }} />
    </div>
  );
}

/** One sentence that covers every possible error of the field. */
function ErrorText({ id, name, error, template }: Pick<Common, 'id' | 'name' | 'error' | 'template'>) {
  if (error === undefined) return null;
  return (
    <p
      className="error"
      id={`${id}-error`}
      {...(template ? marks.hiddenUnlessWrong(name) : { hidden: true })}
    >
      {error}
    </p>
  );
}

export function TextInput({ autoComplete, ...props }: Common & { autoComplete?: string }) {
  const { id, name, error, limits, template } = props;
  return (
    <Caption {...props}>
      <input
        type="text"
        {...{ id, name, autoComplete }}
        required={error !== undefined}
        {...limits}
        {...described(props)}
        {...(template ? { defaultValue: marks.value(name), ...marks.wrong(name) } : {})}
      />
    </Caption>
  );
}

export function TextArea(props: Common & { optional?: string }) {
  const { id, name, error, limits, template } = props;
  return (
    <Caption {...props}>
      <textarea
        {...{ id, name }}
        rows={4}
        required={error !== undefined}
        minLength={limits.minLength}
        maxLength={limits.maxLength}
        {...described(props)}
        {...(template ? { defaultValue: marks.value(name), ...marks.wrong(name) } : {})}
      />
    </Caption>
  );
}

export interface Option {
  value: string;
  label: string;
}

export function Select({ options, ...props }: Common & { options: Option[] }) {
  const { id, name, error, template } = props;
  return (
    <Caption {...props}>
      <select
        {...{ id, name }}
        required={error !== undefined}
        {...described(props)}
        {...(template ? marks.wrong(name) : {})}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value} {...(template ? marks.selected(name, value) : {})}>
            {label}
          </option>
        ))}
      </select>
    </Caption>
  );
}

export function Consent({ id, name, label, error, template }: Common) {
  return (
    <div className="field">
      <label className="consent" htmlFor={id}>
        <input
          type="checkbox"
          {...{ id, name }}
          value="true"
          required
          {...described({ id, error })}
          {...(template ? { ...marks.checked(name, 'true'), ...marks.wrong(name) } : {})}
        />
        <span>{label}</span>
      </label>
      <ErrorText {...{ id, name, error, template }} />
    </div>
  );
}
