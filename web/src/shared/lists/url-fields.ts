/** How one value of a view is written in the address, and read again from whatever stands there. */
export interface UrlField<Value> {
  initial: Value;
  read: (texts: string[]) => Value | undefined;
  write: (value: Value) => string[];
}

const single = (value: string | number) => [String(value)];

/** Free text up to a length; longer text is cut, because the server would refuse it. */
export function textField(maxLength: number): UrlField<string> {
  return { initial: '', read: ([text = '']) => text.trim().slice(0, maxLength), write: single };
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

/** One of a closed set of words. */
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

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Two days, both included, or none. */
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

/** Text of a given form, such as a number that may begin with zeros. */
export function patternField(pattern: string): UrlField<string> {
  const form = new RegExp(pattern);
  return { initial: '', read: ([text = '']) => (form.test(text) ? text : undefined), write: single };
}
