import { useTranslation } from 'react-i18next';
import type { StoredChannelActivityDto } from '../../../../api/generated/model';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { Time } from '../../../../shared/ui/layout/time';
import { CHANNEL_TYPES, channelTypes } from '../channel-form.constants';

interface Props {
  activity: StoredChannelActivityDto;
  /** Only these. */
  fields?: readonly string[];
}

/** What was stored. Texts of other clients are shown as they were sent. */
export function ActivityDetails({ activity, fields }: Props) {
  const { t } = useTranslation('channel-activities');
  const type = channelTypes.find((known) => CHANNEL_TYPES[known] === activity.channelType);
  const [start = '', end = ''] = activity.promotionTime;
  const facts = [
    ['activityName', activity.activityName],
    ['channelType', type === undefined ? activity.channelType : t(`channelType.${type}`)],
    [
      'promotionTime',
      <span key="time">
        <Time wire={start} /> – <Time wire={end} />
      </span>,
    ],
    ['promoteLink', activity.promoteLink],
    ['advertisingSource', activity.advertisingSource],
    ['advertisingMedia', activity.advertisingMedia],
    ['keyword', activity.keyword.join(t('keyword.separator'))],
    ['pushNotify', t(activity.pushNotify ? 'pushNotify.yes' : 'pushNotify.no')],
    ['advertisingContent', activity.advertisingContent],
    ['submitter', activity.submitter],
    ['submittedTime', <Time key="submitted" wire={activity.submittedTime} />],
  ] as const;
  const shown = facts.filter(([key]) => fields?.includes(key) ?? true);
  return <FactList facts={shown.map(([key, value]) => ({ key, label: t(key), value }))} />;
}
