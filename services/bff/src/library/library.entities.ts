import { ContentRevision } from './content-items/content-revision.entity.js';

export const LIBRARY_ENTITIES = [ContentRevision];
