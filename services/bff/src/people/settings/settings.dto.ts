import { WriteDto } from '../../common/field-tables/field-table.dto.js';
import { SETTINGS, SETTINGS_FIELDS } from './settings.constants.js';

/** The user's chosen settings. A missing field was never set, so the client's default applies. */
export class SettingsDto extends WriteDto(SETTINGS_FIELDS, SETTINGS, { optional: SETTINGS }) {}
