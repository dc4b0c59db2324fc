import { UrlCodec } from '../../../shared/lists/url-codec';
import { integerField } from '../../../shared/lists/url-fields';

/** The last of the two-hour steps of a day. */
const LAST_STEP = 11;

/** The part of the day that the chart of clicks shows: its first and last step. */
export interface ClicksView {
  clicksFrom: number;
  clicksTo: number;
}

export const clicksView = new UrlCodec<ClicksView>({
  clicksFrom: integerField(0, 0, LAST_STEP - 1),
  clicksTo: integerField(LAST_STEP, 1, LAST_STEP),
});
