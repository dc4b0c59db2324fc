import {
  confirmPolicyImport,
  getPolicyImport,
  getPolicyImportErrors,
  getPolicyImportRejected,
  getPolicyOperation,
  listPolicyOperations,
  mapPolicyImport,
  undoPolicyOperation,
  uploadPolicyImport,
} from '../../../api/generated/policies/policies';

/** What imports a sheet, and takes it back. */
export const importCalls = {
  upload: uploadPolicyImport,
  progress: getPolicyImport,
  map: mapPolicyImport,
  errors: getPolicyImportErrors,
  rejected: getPolicyImportRejected,
  confirm: confirmPolicyImport,
  status: getPolicyOperation,
  undo: undoPolicyOperation,
};

/** What lists and undoes bulk changes and imports. */
export const operationCalls = { list: listPolicyOperations, undo: undoPolicyOperation };
