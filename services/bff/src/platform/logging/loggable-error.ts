/** An error as it is logged. */
export interface LoggableError {
  type: string;
  message: string;
  /** The stack frames, without the message that V8 puts before them. */
  stack: string;
  cause?: LoggableError;
  /** The first errors of an AggregateError. */
  errors?: LoggableError[];
  [member: string]: unknown;
}

const MAX_MESSAGE_LENGTH = 500;
const MAX_STACK_LENGTH = 1_500;
const MAX_FIELD_LENGTH = 200;
const MAX_QUERY_LENGTH = 1_000;
const DEEPEST_CAUSE = 2;
const MAX_ERRORS = 2;
const FRAME = /^ {4}at /;
/** The SQLSTATE class of data exceptions, whose messages quote the submitted value. */
const QUOTES_VALUES = '22';
/**
 * Fields that contain names from our own code and schema. Others, such as `parameters`, `detail` or `where`,
 * may contain user input.
 */
const NAMES = ['code', 'syscall', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;

/** Describes any thrown value for the log: the error, its location and its statement, but no user data. */
export function loggableError(thrown: unknown, depth = 0): LoggableError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: '', stack: '' };
  const code = textOf(thrown, 'code');
  const query = textOf(thrown, 'query');
  return {
    type: thrown.name.slice(0, MAX_FIELD_LENGTH),
    message: code?.startsWith(QUOTES_VALUES) ? '' : thrown.message.slice(0, MAX_MESSAGE_LENGTH),
    stack: framesOf(thrown),
    ...Object.fromEntries(NAMES.flatMap((name) => memberOf(thrown, name))),
    ...(query === undefined ? {} : { query: query.slice(0, MAX_QUERY_LENGTH) }),
    ...others(thrown, depth),
  };
}

function others(thrown: Error, depth: number): Pick<LoggableError, 'cause' | 'errors'> {
  if (depth === DEEPEST_CAUSE) return {};
  const told = (error: unknown) => loggableError(error, depth + 1);
  return {
    ...(thrown.cause === undefined ? {} : { cause: told(thrown.cause) }),
    ...(thrown instanceof AggregateError ? { errors: thrown.errors.slice(0, MAX_ERRORS).map(told) } : {}),
  };
}

function framesOf({ stack }: Error): string {
  const frames = (stack ?? '').split('\n').filter((line) => FRAME.test(line));
  return frames.join('\n').slice(0, MAX_STACK_LENGTH);
}

function memberOf(thrown: Error, name: string): [string, string][] {
  const text = textOf(thrown, name);
  return text === undefined ? [] : [[name, text.slice(0, MAX_FIELD_LENGTH)]];
}

function textOf(thrown: Error, name: string): string | undefined {
  const value: unknown = Reflect.get(thrown, name);
  return typeof value === 'string' ? value : undefined;
}
