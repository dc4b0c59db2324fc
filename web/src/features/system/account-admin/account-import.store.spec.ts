import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import type { AccountImportCheckDto, ImportedAccountDto, UserInfoDto } from '../../../api/generated/model';
import { storeUnsentInput } from '../../../shared/chunks/reload-page';
import { session } from '../../../shared/session/session.store';
import { AccountImportStore } from './account-import.store';

const { checkAccountImport, importAccounts } = vi.hoisted(() => ({
  checkAccountImport: vi.fn<() => Promise<AccountImportCheckDto>>(),
  importAccounts: vi.fn<() => Promise<{ list: ImportedAccountDto[] }>>(),
}));
vi.mock('../../../api/generated/accounts/accounts', () => ({ checkAccountImport, importAccounts }));

const FILE = new File(['table'], 'people.csv');
const CHECK = { rows: 2, create: 2, error: 0, errorTotal: 0, errors: [] } as unknown as AccountImportCheckDto;
const FAULTY = {
  ...CHECK,
  create: 1,
  error: 1,
  errors: [{ row: 3, field: 'email' }],
} as AccountImportCheckDto;
const LINA = { row: 2, id: 7, userName: 'lina', name: 'Sok Lina', link: 'https://sala.example/#token=abc' };
const BORA = {
  row: 3,
  id: 8,
  userName: 'bora',
  name: 'Chea Bora',
  link: null,
  sentTo: 'bora@school.example',
};

/** What the page makes after a reload. */
const reloaded = () => new AccountImportStore();

beforeEach(() => {
  new AccountImportStore().startOver();
  sessionStorage.clear();
  session.user = { accountId: 'ada' } as UserInfoDto;
});

it('finds the errors with their rows again after a reload, and needs the file again', async () => {
  const store = new AccountImportStore();
  checkAccountImport.mockResolvedValue(FAULTY);
  await store.upload.start(FILE);
  const after = reloaded();
  expect(after.check).toEqual(FAULTY);
  expect([after.fileName, after.file, after.invitedBefore]).toEqual(['people.csv', null, null]);
});

it('finds whoever was invited again after a reload, and keeps no link', async () => {
  const store = new AccountImportStore();
  checkAccountImport.mockResolvedValue(CHECK);
  importAccounts.mockResolvedValue({ list: [LINA, BORA] as ImportedAccountDto[] });
  await store.upload.start(FILE);
  await store.confirm();
  expect(store.links).toHaveLength(1);
  const { invitedBefore, invited } = reloaded();
  expect(invited).toBeNull();
  expect(invitedBefore).toEqual([
    { row: 2, id: 7, userName: 'lina', name: 'Sok Lina', isMailed: false },
    { row: 3, id: 8, userName: 'bora', name: 'Chea Bora', isMailed: true },
  ]);
  storeUnsentInput();
  const stored = sessionStorage.getItem('kept-inputs');
  expect(stored).toContain('Sok Lina');
  expect(stored).not.toContain('#token=');
});

it('finds the counts of a check that was refused as outdated', async () => {
  const store = new AccountImportStore();
  checkAccountImport.mockResolvedValue(CHECK);
  await store.upload.start(FILE);
  importAccounts.mockRejectedValue(
    new ApiError({ code: CONFLICT, httpStatus: 200, msg: 'Changed.', requestId: '', data: FAULTY }),
  );
  await store.confirm();
  expect(store.isOutdated).toBe(true);
  expect(reloaded().check).toEqual(FAULTY);
});

it('forgets it once another file is to be chosen', async () => {
  const store = new AccountImportStore();
  checkAccountImport.mockResolvedValue(CHECK);
  await store.upload.start(FILE);
  store.startOver();
  expect(reloaded().check).toBeNull();
});
