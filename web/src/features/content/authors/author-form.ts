import type {
  AuthorAccountDto,
  AuthorDto,
  OtherAuthorDto,
  WriteAuthorDto,
} from '../../../api/generated/model';
import { CreateAuthorBody } from '../../../api/generated/model/bodies/authors';
import { writeAuthorDtoLimits } from '../../../api/generated/model/limits/authors';
import { contractProblems } from '../../../shared/forms/contract-problems';
import { type Call, FormStore } from '../../../shared/forms/form.store';
import { problem } from '../../../shared/forms/problem';

/** The account is named as in the request, so that a refusal of it stands beside it. */
export interface AuthorDraft {
  name: string;
  note: string;
  accountId: Pick<AuthorAccountDto, 'id' | 'name'> | null;
}
export type AuthorForm = FormStore<AuthorDraft, AuthorDto>;

/** Into whom to merge, with what that author has. */
export interface MergeDraft {
  into: (OtherAuthorDto & Pick<AuthorDto, 'items' | 'clicks' | 'account'>) | null;
}
export type MergeForm = FormStore<MergeDraft, AuthorDto>;

/** @param author null for a new one */
export function authorForm(
  author: AuthorDto | null,
  send: (request: WriteAuthorDto, call: Call<AuthorDraft>) => Promise<AuthorDto>,
): AuthorForm {
  return new FormStore<AuthorDraft, AuthorDto>({
    stored: draftOf(author),
    ...(author && { version: author.version }),
    draft: author === null ? 'new author' : `author ${author.id}`,
    problemsOf: (draft) => contractProblems(CreateAuthorBody, writeAuthorDtoLimits, requestOf(draft)),
    send: (draft, call) => send(requestOf(draft), call),
  });
}

export function mergeForm(send: (into: number) => Promise<AuthorDto>): MergeForm {
  return new FormStore<MergeDraft, AuthorDto>({
    stored: { into: null },
    problemsOf: ({ into }) => (into === null ? { into: problem('required') } : {}),
    send: async ({ into }) => await send(into?.id ?? 0),
  });
}

export function draftOf(author: AuthorDto | null): AuthorDraft {
  return { name: author?.name ?? '', note: author?.note ?? '', accountId: author?.account ?? null };
}

export function requestOf({ name, note, accountId }: AuthorDraft): Required<WriteAuthorDto> {
  return { name: name.trim(), note: note.trim(), accountId: accountId?.id ?? null };
}
