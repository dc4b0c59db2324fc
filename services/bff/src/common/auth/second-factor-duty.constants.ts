import { type OperationId } from './access.constants.js';

/**
 * All that is open to an administrator who has no second factor yet, where a deployment demands one: what every page asks for first, the person's own settings of
 * the browser and sessions, and setting one up. Public operations stay open too.
 */
export const OPEN_WITHOUT_SECOND_FACTOR: ReadonlySet<OperationId> = new Set<OperationId>([
  'getStart',
  'getUserInfo',
  'readUserInfo',
  'getMenu',
  'getSettings',
  'saveSettings',
  'changeSettings',
  'getShortcuts',
  'listRecentPages',
  'recordRecentPage',
  'getUnreadMessages',
  'getSecurity',
  'listSessions',
  'endSession',
  'endOtherSessions',
  'listTokens',
  'revokeToken',
  'startAuthenticatorApp',
  'setUpAuthenticatorApp',
  'listPasskeys',
  'startPasskey',
  'addPasskey',
]);
