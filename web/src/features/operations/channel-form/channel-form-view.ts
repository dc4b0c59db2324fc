import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, integerField } from '../../../shared/lists/url-fields';

export const steps = ['basic', 'channel', 'finish'] as const;
export type Step = (typeof steps)[number];

/** Keys of rows are PostgreSQL integers. */
const MAX_ACTIVITY = 2_147_483_647;

export interface ChannelFormView {
  step: Step;
  /** The stored activity that the last step shows; 0 for none. */
  activity: number;
  /** Whether its details are open. */
  open: 'details' | '';
}

export const channelFormView = new UrlCodec<ChannelFormView>({
  step: choiceField<Step, Step>(steps, 'basic'),
  activity: integerField(0, 1, MAX_ACTIVITY),
  open: choiceField(['details'], ''),
});
