/** All parameters of video and audio. Stored, versioned and approved as a whole. */
export interface Parameters {
  video: {
    mode: string;
    acquisition: { resolution: string; frameRate: number };
    encoding: {
      resolution: string;
      rate: { min: number; max: number; default: number };
      frameRate: number;
      profile: string;
    };
  };
  audio: {
    mode: string;
    acquisition: { channels: number };
    encoding: { channels: number; rate: number; profile: string };
  };
}

export const MATCH_MODES = ['custom', 'automatic'] as const;
export type MatchMode = (typeof MATCH_MODES)[number];

/** Width × height in pixels, landscape and portrait. */
export const RESOLUTIONS = [
  '640*360',
  '960*540',
  '1280*720',
  '1920*1080',
  '360*640',
  '540*960',
  '720*1280',
  '1080*1920',
] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/** Profiles of H.264. */
export const VIDEO_PROFILES = ['baseline', 'main', 'high'] as const;
export type VideoProfile = (typeof VIDEO_PROFILES)[number];
/** Profiles of AAC. */
export const AUDIO_PROFILES = ['AAC-LC', 'HE-AAC', 'HE-AAC-v2'] as const;
export type AudioProfile = (typeof AUDIO_PROFILES)[number];

/** In frames per second. */
export const FRAME_RATE = { minimum: 1, maximum: 30 } as const;
/** In kilobits per second. */
export const VIDEO_RATE = { minimum: 150, maximum: 1_800 } as const;
/** In kilobits per second. */
export const AUDIO_RATE = { minimum: 8, maximum: 512 } as const;
export const CHANNELS = { minimum: 1, maximum: 8 } as const;

/** Every parameter by its path in the API, with how to read it. */
export const PARAMETER_FIELDS = {
  'video.mode': ({ video }) => video.mode,
  'video.acquisition.resolution': ({ video }) => video.acquisition.resolution,
  'video.acquisition.frameRate': ({ video }) => video.acquisition.frameRate,
  'video.encoding.resolution': ({ video }) => video.encoding.resolution,
  'video.encoding.rate.min': ({ video }) => video.encoding.rate.min,
  'video.encoding.rate.max': ({ video }) => video.encoding.rate.max,
  'video.encoding.rate.default': ({ video }) => video.encoding.rate.default,
  'video.encoding.frameRate': ({ video }) => video.encoding.frameRate,
  'video.encoding.profile': ({ video }) => video.encoding.profile,
  'audio.mode': ({ audio }) => audio.mode,
  'audio.acquisition.channels': ({ audio }) => audio.acquisition.channels,
  'audio.encoding.channels': ({ audio }) => audio.encoding.channels,
  'audio.encoding.rate': ({ audio }) => audio.encoding.rate,
  'audio.encoding.profile': ({ audio }) => audio.encoding.profile,
} as const satisfies Record<string, (parameters: Parameters) => string | number>;

export type ParameterField = keyof typeof PARAMETER_FIELDS;
export const PARAMETER_FIELD_NAMES = Object.keys(PARAMETER_FIELDS) as ParameterField[];

export const PARAMETER_PARTS = ['video', 'audio'] as const;
export type ParameterPart = (typeof PARAMETER_PARTS)[number];
