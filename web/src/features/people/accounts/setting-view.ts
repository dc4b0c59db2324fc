import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField } from '../../../shared/lists/url-fields';

export const settingTabs = ['basic', 'security', 'notifications', 'certification'] as const;
export type SettingTab = (typeof settingTabs)[number];

export interface SettingView {
  tab: SettingTab;
}

export const settingView = new UrlCodec<SettingView>({
  tab: choiceField<SettingTab, SettingTab>(settingTabs, 'basic'),
});
