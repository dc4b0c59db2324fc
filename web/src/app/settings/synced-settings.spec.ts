import { expect, it } from 'vitest';
import { ChangeSettingsBody } from '../../api/generated/model/bodies/settings';
import { type SettingsTable, settingsTable } from '../../shared/settings/settings.constants';
import { syncedKeys } from './synced-settings';

it('synchronizes every setting of the API, except whether the drawer is open', () => {
  const settings = Object.keys(ChangeSettingsBody.shape).filter((name) => name !== 'globalSettings');
  expect([...syncedKeys].toSorted()).toEqual(settings.toSorted());
});

it('compiles only if each setting of the API has a row that keeps it on the account', () => {
  const { footer, ...rest } = settingsTable;
  // @ts-expect-error -- the row of a setting is missing
  const lacking: SettingsTable = rest;
  // @ts-expect-error -- a setting of the account is kept in the browser only
  const local: SettingsTable = { ...rest, footer: { default: footer.default, kept: 'browser' } };
  expect([lacking, local]).toHaveLength(2);
});
