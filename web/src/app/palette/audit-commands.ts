import type { TFunction } from 'i18next';
import type { PagePath } from '../../api/generated/model/pages';
import type { Command } from './commands';

const PAGE = '/list/audit' satisfies PagePath;
/** A UUID or a W3C traceparent: the ids that the server gives to requests, or takes from callers. */
const REQUEST_ID =
  /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2})$/i;

/** Finds what a request has changed, by its id. */
export function auditCommands(
  t: TFunction<['settings', 'shared']>,
  query: string,
  go: (path: string) => void,
): Command[] {
  const id = query.trim();
  if (!REQUEST_ID.test(id)) return [];
  return [
    {
      key: 'request',
      label: t('palette.request'),
      note: t('shared:menu.list.audit'),
      words: [],
      run: () => {
        go(`${PAGE}?search=${id}`);
      },
    },
  ];
}
