import type { AccountImportCheckDto, ImportedAccountDto } from '../../../api/generated/model';
import { forgetInput, keepInput, keptInput } from '../../../shared/session/kept-inputs';

const NAME = 'account-import';

/** Somebody who was invited. The link is a secret, which is not kept. */
export interface InvitedPerson extends Pick<ImportedAccountDto, 'id' | 'row' | 'name' | 'userName'> {
  isMailed: boolean;
}

/** What is found again after a reload: neither the file nor a link. */
interface KeptImport {
  fileName: string;
  check: AccountImportCheckDto;
  /** Null until they are invited. */
  people: InvitedPerson[] | null;
}

export function keptImport(): KeptImport | undefined {
  // Stored under the same name, so of the same type.
  return keptInput(NAME) as KeptImport | undefined;
}

export function keepImport(kept: KeptImport): void {
  keepInput(NAME, kept);
}

export function forgetImport(): void {
  forgetInput(NAME);
}

export function withoutLinks(invited: readonly ImportedAccountDto[]): InvitedPerson[] {
  return invited.map(({ id, row, name, userName, link }) => ({
    ...{ id, row, name, userName },
    isMailed: link === null,
  }));
}
