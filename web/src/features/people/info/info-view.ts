import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField } from '../../../shared/lists/url-fields';

export const infoTabs = ['overview', 'projects', 'teams'] as const;
export type InfoTab = (typeof infoTabs)[number];

export const infoView = new UrlCodec<{ tab: InfoTab }>({
  tab: choiceField<InfoTab, InfoTab>(infoTabs, 'overview'),
});
