import { cutTo } from '../lib/text-length';

/** Serializes one value of a view for the URL and parses it from untrusted input. */
export interface UrlField<Value> {
  initial: Value;
  read: (texts: string[]) => Value | undefined;
  write: (value: Value) => string[];
}

const single = (value: string | number) => [String(value)];

/** Free text, truncated to a maximum length that the server accepts. */
export function textField(maxLength: number): UrlField<string> {
  return { initial: '', read: ([text = '']) => cutTo(maxLength, text.trim()), write: single };
}

export function integerField(initial: number, min: number, max: number): UrlField<number> {
  return {
    initial,
    read: ([text = '']) => {
      const value = Number(text);
      return /^\d+$/.test(text) && value >= min && value <= max ? value : undefined;
    },
    write: single,
  };
}

/** Empty for none. */
export function optionalField(field: UrlField<number>): UrlField<number | ''> {
  return { initial: '', read: field.read, write: single };
}

/** Keys of rows are PostgreSQL integers. */
const MAX_KEY = 2_147_483_647;

/** The key of a row; 0 for none. */
export function rowKeyField(): UrlField<number> {
  return integerField(0, 1, MAX_KEY);
}

/** One of a fixed set of values. */
export function choiceField<Choice extends string | number, Initial extends Choice | ''>(
  choices: readonly Choice[],
  initial: Initial,
): UrlField<Choice | Initial> {
  return {
    initial,
    read: ([text]) => choices.find((choice) => String(choice) === text),
    write: single,
  };
}

/** Whether the form of a new record is open. */
export function newRecordField(): UrlField<'yes' | ''> {
  return choiceField(['yes'], '');
}

export const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** An inclusive range of days; may be empty. */
export function dateRangeField(): UrlField<string[]> {
  return {
    initial: [],
    read: (texts) => {
      const days = texts.filter(isDate);
      return days.length === 2 ? days.toSorted() : undefined;
    },
    write: (days) => days,
  };
}

/** Text that matches a pattern, such as a number with leading zeros. */
export function patternField(pattern: string): UrlField<string> {
  const form = new RegExp(pattern);
  return { initial: '', read: ([text = '']) => (form.test(text) ? text : undefined), write: single };
}

export const UUID_PATTERN = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
