import { ContentRevisionMedia } from './content-items/content-revision-media.entity.js';
import { ContentRevision } from './content-items/content-revision.entity.js';
import { ContentPicture } from './media/content-picture.entity.js';

export const LIBRARY_ENTITIES = [ContentRevision, ContentRevisionMedia, ContentPicture];
