import type { TFunction } from 'i18next';
import type { OperationId } from '../../api/generated/model/access';
import type { PagePath } from '../../api/generated/model/pages';
import { may } from '../../shared/session/permissions';
import { catalogue as app } from '../locales/en-US';
import { catalogue as english } from '../settings/locales/en-US';
import type { Command } from './commands';

interface Run {
  go: (path: string) => void;
  logout: () => Promise<void>;
}

const TABLE = '/list/search-table' satisfies PagePath;

/** The drawers of the search table, each with the operation that it needs. */
const drawers = [
  { name: 'palette.create', operation: 'createPolicy', record: 'new' },
  { name: 'palette.import', operation: 'uploadPolicyImport', record: 'import' },
] as const satisfies { name: keyof typeof english; operation: OperationId; record: string }[];

/** What the user may do from everywhere. */
export function actionCommands(t: TFunction<['settings', 'app']>, { go, logout }: Run): Command[] {
  const offered = drawers.filter(({ operation }) => may(operation));
  return [
    ...offered.map(({ name, record }) => ({
      key: name,
      label: t(name),
      note: '',
      words: [t(name), english[name]],
      run: () => {
        go(`${TABLE}?record=${record}`);
      },
    })),
    {
      key: 'logout',
      label: t('app:account.logout'),
      note: '',
      words: [t('app:account.logout'), app['account.logout']],
      run: () => void logout(),
    },
  ];
}
