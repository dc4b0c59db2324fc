import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, integerField } from '../../../shared/lists/url-fields';

export const steps = ['basic', 'channel', 'finish'] as const;
export type Step = (typeof steps)[number];

/** Keys of rows are PostgreSQL integers. */
const MAX_ID = 2_147_483_647;

export interface ChannelFormView {
  step: Step;
  /** The returned application that is corrected; 0 for a new activity. */
  application: number;
  /** The stored activity that the last step shows; 0 for none. */
  activity: number;
  /** Whether its details are open. */
  open: 'details' | '';
}

export const channelFormView = new UrlCodec<ChannelFormView>({
  step: choiceField<Step, Step>(steps, 'basic'),
  application: integerField(0, 1, MAX_ID),
  activity: integerField(0, 1, MAX_ID),
  open: choiceField(['details'], ''),
});
