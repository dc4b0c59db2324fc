import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, rowKeyField } from '../../../shared/lists/url-fields';

export const steps = ['basic', 'channel', 'finish'] as const;
export type Step = (typeof steps)[number];

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
  application: rowKeyField(),
  activity: rowKeyField(),
  open: choiceField(['details'], ''),
});
