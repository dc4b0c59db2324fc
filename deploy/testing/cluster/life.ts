import type { Cluster } from './cluster.ts';
import type { Images } from './release.ts';

export type Note = (text: string) => void;
export type TakeStep = (title: string, run: (note: Note) => Promise<unknown>) => Promise<void>;

/** Takes one release through its steps, in an empty namespace. Returns what of it cannot be run in this cluster, and why. */
export type Life = (cluster: Cluster, images: Images, step: TakeStep) => Promise<string[]>;
