import { problem } from '../forms/problem';
import { FormStore } from '../forms/form.store';
import type { Schedule } from './schedule-standing';

export interface ScheduleDraft {
  /** Empty for always. What is no time stays as it was typed. */
  onlineFrom: string;
  onlineUntil: string;
}

export type ScheduleForm<Answer> = FormStore<ScheduleDraft, Answer>;

const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

export function problemsOf({ onlineFrom, onlineUntil }: ScheduleDraft) {
  const isWrong = (time: string) => time !== '' && !TIME.test(time);
  const isReversed = onlineFrom !== '' && onlineUntil !== '' && onlineUntil <= onlineFrom;
  return {
    ...(isWrong(onlineFrom) ? { onlineFrom: problem('wrong') } : {}),
    ...(isWrong(onlineUntil)
      ? { onlineUntil: problem('wrong') }
      : isReversed
        ? { onlineUntil: problem('past') }
        : {}),
  };
}

/**
 * From when and until when something is delivered.
 * @param draft the name under which the input is kept
 * @param send without an error toast: the form shows the error
 */
export function scheduleForm<Answer>(
  { onlineFrom, onlineUntil }: Schedule,
  draft: string,
  send: (schedule: Schedule) => Promise<Answer>,
): ScheduleForm<Answer> {
  return new FormStore({
    stored: { onlineFrom: onlineFrom ?? '', onlineUntil: onlineUntil ?? '' },
    draft,
    problemsOf,
    send: (values) =>
      send({ onlineFrom: values.onlineFrom || null, onlineUntil: values.onlineUntil || null }),
  });
}
