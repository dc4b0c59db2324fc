import { type TableCommand, tableCommands } from '../../../../../shared/lists/table-keys';
import { useKeys } from '../../../../../shared/shortcuts/use-keys';

/** The keys of the table also move between records in the drawer. */
export function useDrawerKeys(actions: Partial<Record<TableCommand, () => void>>): void {
  useKeys((key) => {
    const command = tableCommands[key];
    const action = command && actions[command];
    action?.();
    return action !== undefined;
  });
}
