import { loadChunk } from '../../../shared/chunks/load-chunk';

/** What most people who log in do not need. One call, so that the page names its files once. */
export const loadDoors = () => loadChunk(() => import('./doors/load-door'));
