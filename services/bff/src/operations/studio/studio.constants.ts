import { type OperationId } from '../../common/auth/access.constants.js';
import { type Transitions } from '../../common/transitions/transitions.constants.js';

/** There is one studio. Its row is created by the migration. */
export const STUDIO_ID = 1;

/** Not empty, without leading or trailing whitespace. */
export const STUDIO_TITLE = { minLength: 1, maxLength: 64, pattern: /^\S(.*\S)?$/ } as const;
export const STUDIO_NOTIFICATION = {
  minLength: 1,
  maxLength: 200,
  lines: true,
  pattern: /^\S([\s\S]*\S)?$/,
} as const;
export const STUDIO_CATEGORIES = [
  'coding',
  'robotics',
  'mathematics',
  'science',
  'art',
  'languages',
] as const;
export type StudioCategory = (typeof STUDIO_CATEGORIES)[number];
/** Incremented by every change. */
export const STUDIO_VERSION = { minimum: 1, maximum: 2_147_483_647 } as const;

/** gasket: viewers see a still picture instead of the stream. */
export const STUDIO_STATES = ['offAir', 'onAir', 'gasket'] as const;
export type StudioState = (typeof STUDIO_STATES)[number];

/** Where the broadcast comes from: the camera, a relayed stream, recorded videos or a web page. */
export const LIVE_METHODS = ['normal', 'flowControl', 'video', 'web'] as const;
export type LiveMethod = (typeof LIVE_METHODS)[number];
/** Methods that play their programme, and so need an approved entry. */
export const PROGRAMME_METHODS: readonly LiveMethod[] = ['video', 'web'];

/** The stream in use, its hot standby, which always sends too, and its cold standby, which only sends when in use. */
export const STUDIO_STREAMS = ['main', 'hot', 'cold'] as const;
export type StudioStream = (typeof STUDIO_STREAMS)[number];

/** Best first. */
export const CLARITIES = ['original', 'high', 'standard', 'smooth'] as const;
export type Clarity = (typeof CLARITIES)[number];

export const STUDIO_MOVES = ['start', 'stop', 'pushGasket', 'removeGasket'] as const;
export type StudioMove = (typeof STUDIO_MOVES)[number];
export const STUDIO_TRANSITIONS: Transitions<StudioMove, StudioState> = {
  start: { operation: 'startStudio', from: ['offAir'], to: 'onAir' },
  stop: { operation: 'stopStudio', from: ['onAir', 'gasket'], to: 'offAir' },
  pushGasket: { operation: 'pushStudioGasket', from: ['onAir'], to: 'gasket' },
  removeGasket: { operation: 'removeStudioGasket', from: ['gasket'], to: 'onAir' },
};

const STUDIO_SWITCHES = [
  'switchMethod',
  'switchStream',
  'changeClarity',
  'removeClarity',
  'restoreClarity',
] as const;
export type StudioSwitch = (typeof STUDIO_SWITCHES)[number];
/** Changes that leave the state as it is, and the states in which they are allowed. */
export const STUDIO_SETTINGS: Readonly<
  Record<StudioSwitch, { operation: OperationId; from: readonly StudioState[] }>
> = {
  switchMethod: { operation: 'switchStudioMethod', from: ['offAir', 'onAir'] },
  switchStream: { operation: 'switchStudioStream', from: ['onAir', 'gasket'] },
  changeClarity: { operation: 'changeStudioClarity', from: ['offAir', 'onAir'] },
  removeClarity: { operation: 'removeStudioClarity', from: STUDIO_STATES },
  restoreClarity: { operation: 'restoreStudioClarity', from: STUDIO_STATES },
};

export const STUDIO_ACTIONS = [...STUDIO_MOVES, ...STUDIO_SWITCHES] as const;
export type StudioAction = (typeof STUDIO_ACTIONS)[number];

/** What changed, for clients that show one part only. */
export const STUDIO_PARTS = ['broadcast', 'information', 'programme'] as const;
export type StudioPart = (typeof STUDIO_PARTS)[number];
