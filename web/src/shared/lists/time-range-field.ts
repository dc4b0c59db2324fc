import { dateRangeField, isDate, type UrlField } from './url-fields';

const isMoment = (text: string) =>
  /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** An inclusive range of days, the first of which may be a moment; may be empty. */
export function timeRangeField(): UrlField<string[]> {
  const days = dateRangeField();
  return {
    ...days,
    read: (texts) => {
      const [first = '', last = ''] = texts;
      const isFromMoment = isMoment(first) && isDate(last) && first.slice(0, last.length) <= last;
      return isFromMoment ? [first, last] : days.read(texts);
    },
  };
}
