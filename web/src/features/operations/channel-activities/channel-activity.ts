import type { ChannelActivityDto, StoredChannelActivityDto } from '../../../api/generated/model';
import { CreateChannelActivityBody } from '../../../api/generated/model/bodies/forms';
import { channelActivityDtoLimits } from '../../../api/generated/model/limits/forms';
import { contractProblems } from '../../../shared/forms/contract-problems';
import type { FormStore } from '../../../shared/forms/form.store';
import { schoolTime } from '../../../shared/organisation/school-time';
import { today } from '../../../shared/ui/calendar/days';
import { problem, type Problems } from '../../../shared/forms/problem';

export type ActivityValues = Omit<ChannelActivityDto, 'promotionTime'> & {
  promotionTime: [start: string, end: string];
};
export type ActivityField = keyof ActivityValues;
export type ActivityForm = FormStore<ActivityValues, StoredChannelActivityDto>;

export const newActivity: ActivityValues = {
  activityName: '',
  channelType: '',
  promotionTime: ['', ''],
  promoteLink: '',
  advertisingSource: '',
  advertisingMedia: '',
  keyword: [],
  pushNotify: true,
  advertisingContent: '',
};

export function valuesOf(activity: StoredChannelActivityDto): ActivityValues {
  const fields = Object.keys(newActivity) as ActivityField[];
  const values = Object.fromEntries(fields.map((field) => [field, activity[field]]));
  const [start = '', end = ''] = activity.promotionTime;
  return { ...newActivity, ...values, promotionTime: [start, end] };
}

/** The fields of each step. */
export const stepFields = {
  basic: ['activityName', 'channelType', 'promotionTime', 'promoteLink'],
  channel: ['advertisingSource', 'advertisingMedia', 'keyword', 'pushNotify', 'advertisingContent'],
} as const satisfies Record<string, ActivityField[]>;

/** Blanks around a text are no part of it. */
export function bodyOf(values: ActivityValues): ActivityValues {
  return {
    ...values,
    activityName: values.activityName.trim(),
    promoteLink: values.promoteLink.trim(),
    advertisingSource: values.advertisingSource.trim(),
    advertisingMedia: values.advertisingMedia.trim(),
    advertisingContent: values.advertisingContent.trim(),
  };
}

/** @param returned the start of the activity that is corrected: it may have passed meanwhile */
export function problemsOf(values: ActivityValues, returned?: string): Problems<ActivityValues> {
  const body = bodyOf(values);
  const { promotionTime, promoteLink } = body;
  const [start, end] = promotionTime;
  const found = contractProblems<ActivityValues>(CreateChannelActivityBody, channelActivityDtoLimits, body);
  // What the contract says in words only.
  if ((start === '') !== (end === '')) found.promotionTime = problem('required');
  else if (start >= end) found.promotionTime ??= problem('range');
  else if ((start < today() && start !== returned) || end < schoolTime(new Date()))
    found.promotionTime ??= problem('past');
  if (!URL.canParse(promoteLink)) found.promoteLink ??= problem('pattern');
  return found;
}
