import { expect, it } from 'vitest';
import { catalogue as activities } from '../../features/operations/channel-activities/locales/en-US';
import { catalogue as login } from '../../features/people/login/locales/en-US';
import { catalogue as exceptions } from '../../features/platform/exceptions/locales/en-US';
import { catalogue as maintenance } from '../../features/platform/maintenance/locales/en-US';
import { catalogue as information } from '../../features/security/user-info/locales/en-US';
import { catalogue as parameters } from '../../features/operations/profile-parameters/locales/en-US';
import { catalogue as shared } from '../../shared/locales/en-US';

/** That each text is shown by the code is checked with the catalogues. */
const QUOTED: [text: string, catalogue: object][] = [
  ['Please enter the activity name', activities],
  ['Enter a maximum of {{max}} Chinese characters, letters, or digits', activities],
  ['Please select a channel type', activities],
  ['Please select the promotion time', activities],
  ['Please enter the promotion link', activities],
  ['Please enter the advertising source', activities],
  ['Please enter the advertising media', activities],
  ['Please select keyword', activities],
  ['Please enter email address', information],
  ['Please enter nickname', information],
  ['Cancel process', parameters],
  ['User name cannot be empty', login],
  ['Password cannot be empty', login],
  ['Confirm logout', shared],
  ['You have been logged out, you can cancel to stay on this page, or log in again', shared],
  ['Re-Login', shared],
  ['Request Error', shared],
  ['Login error, refresh and try again', login],
  ['Welcome to $t(shared:brand)', login],
  ['Access to this resource is denied', exceptions],
  ['This page is gone', exceptions],
  ['Internal server error', exceptions],
  ['Under Maintenance', maintenance],
];

it.each(QUOTED)('the product says “%s”', (text, catalogue) => {
  expect(Object.values(catalogue)).toContain(text);
});
