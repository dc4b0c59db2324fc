import {
  confirmContentImport,
  getContentImport,
  getContentImportErrors,
  getContentImportRejected,
  getContentOperation,
  listContentOperations,
  mapContentImport,
  undoContentOperation,
  uploadContentImport,
} from '../../../api/generated/content-items/content-items';

/** What imports a sheet, and takes it back. */
export const importCalls = {
  upload: uploadContentImport,
  progress: getContentImport,
  map: mapContentImport,
  errors: getContentImportErrors,
  rejected: getContentImportRejected,
  confirm: confirmContentImport,
  status: getContentOperation,
  undo: undoContentOperation,
};

/** What lists and undoes bulk changes and imports. */
export const operationCalls = { list: listContentOperations, undo: undoContentOperation };
