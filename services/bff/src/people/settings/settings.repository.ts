import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Principal } from '../../common/auth/principal.js';
import { integer, json, uuid } from '../../platform/database/statements/column.js';
import { defineStatement } from '../../platform/database/statements/define-statement.js';
import { Statements } from '../../platform/database/statements/statements.js';
import { publishing } from '../../platform/live-events/publishing.js';
import { AccountSettings } from './account-settings.entity.js';
import { SETTINGS_CHANGED } from './settings.event.js';

const SETTINGS_OF = defineStatement('settings_of', {
  text: 'SELECT values FROM account_settings WHERE account_id = $1',
  parameters: [integer],
  columns: { values: json() },
});

/** Stores the settings and notifies the other sessions of the account. Locks the row before the events. */
function keeping(name: string, values: string) {
  return defineStatement(name, {
    text: `
      WITH kept AS (
        INSERT INTO account_settings AS known (account_id, values) VALUES ($1, $2)
        ON CONFLICT (account_id) DO UPDATE SET values = ${values}
        RETURNING account_id, values),
      published AS (${publishing(SETTINGS_CHANGED, 'SELECT account_id, $3::uuid, values FROM kept')})
      SELECT values FROM kept`,
    parameters: [integer, json(), uuid],
    columns: { values: json() },
  });
}

const STORE = keeping('store_settings', 'excluded.values');
const CHANGE = keeping('change_settings', 'known.values || excluded.values');

@Injectable()
export class SettingsRepository {
  constructor(private readonly statements: Statements) {}

  async of(accountId: number): Promise<object | null> {
    const [stored] = await this.statements.run(SETTINGS_OF, accountId);
    return stored?.values ?? null;
  }

  /** Of a new account. */
  async insert(accountId: number, values: object, manager: EntityManager): Promise<void> {
    await manager.insert(AccountSettings, { accountId, values });
  }

  /** Replaces the stored settings. */
  async store({ accountId, sessionId }: Principal, values: object): Promise<void> {
    await this.statements.run(STORE, accountId, values, sessionId);
  }

  /** Merges `change` into the stored settings, so that no change from another device is lost. Returns all of them. */
  async change({ accountId, sessionId }: Principal, change: object): Promise<object> {
    const [kept] = await this.statements.run(CHANGE, accountId, change, sessionId);
    return kept?.values ?? change;
  }
}
