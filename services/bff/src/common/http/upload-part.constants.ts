/** The part of a multipart request that has its file. */
export const UPLOAD_PART = 'file';
