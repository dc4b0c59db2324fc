import type {
  ParameterField,
  ParametersDto,
  SubmitParameterChangeDto,
} from '../../../../api/generated/model';
import { type ChoiceField, isNumberField, type NumberField, parameterFields } from './parameter-fields';

/** The parameters by their path in the API. Null: nothing was entered. */
export type ParameterValues = Record<ChoiceField, string> & Record<NumberField, number | null>;

/** The parameters as one flat record. */
export function valuesOf({ video, audio }: ParametersDto): ParameterValues {
  return {
    'video.mode': video.mode,
    'video.acquisition.resolution': video.acquisition.resolution,
    'video.acquisition.frameRate': video.acquisition.frameRate,
    'video.encoding.resolution': video.encoding.resolution,
    'video.encoding.rate.min': video.encoding.rate.min,
    'video.encoding.rate.max': video.encoding.rate.max,
    'video.encoding.rate.default': video.encoding.rate.default,
    'video.encoding.frameRate': video.encoding.frameRate,
    'video.encoding.profile': video.encoding.profile,
    'audio.mode': audio.mode,
    'audio.acquisition.channels': audio.acquisition.channels,
    'audio.encoding.channels': audio.encoding.channels,
    'audio.encoding.rate': audio.encoding.rate,
    'audio.encoding.profile': audio.encoding.profile,
  };
}

/** Before any parameters are applied. */
export const noValues = Object.fromEntries(
  parameterFields.map((field) => [field, isNumberField(field) ? null : '']),
) as ParameterValues;

/** The body of the API for these values, valid or not. */
export function bodyOf(values: ParameterValues): Pick<SubmitParameterChangeDto, 'video' | 'audio'> {
  const body = {
    video: {
      mode: values['video.mode'],
      acquisition: {
        resolution: values['video.acquisition.resolution'],
        frameRate: values['video.acquisition.frameRate'],
      },
      encoding: {
        resolution: values['video.encoding.resolution'],
        rate: {
          min: values['video.encoding.rate.min'],
          max: values['video.encoding.rate.max'],
          default: values['video.encoding.rate.default'],
        },
        frameRate: values['video.encoding.frameRate'],
        profile: values['video.encoding.profile'],
      },
    },
    audio: {
      mode: values['audio.mode'],
      acquisition: { channels: values['audio.acquisition.channels'] },
      encoding: {
        channels: values['audio.encoding.channels'],
        rate: values['audio.encoding.rate'],
        profile: values['audio.encoding.profile'],
      },
    },
  };
  // Sent only after the contract has nothing against it.
  return body as Pick<SubmitParameterChangeDto, 'video' | 'audio'>;
}

/** The parameters that differ. */
export function changedFields(before: ParametersDto | null, after: ParametersDto | null): ParameterField[] {
  if (before === null || after === null) return [];
  const [from, to] = [valuesOf(before), valuesOf(after)];
  return parameterFields.filter((field) => from[field] !== to[field]);
}
