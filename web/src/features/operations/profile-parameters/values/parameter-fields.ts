import {
  AudioProfile,
  MatchMode,
  ParameterField,
  Resolution,
  VideoProfile,
} from '../../../../api/generated/model';
import {
  audioAcquisitionInputDtoLimits,
  audioEncodingInputDtoLimits,
  rateRangeInputDtoLimits,
  videoAcquisitionInputDtoLimits,
  videoEncodingInputDtoLimits,
} from '../../../../api/generated/model/limits/forms';

export type Unit = 'fps' | 'kbps' | 'channels';

export interface NumberParameter {
  unit: Unit;
  minimum: number;
  maximum: number;
}
export interface ChoiceParameter {
  choices: readonly string[];
}
type Shape = NumberParameter | ChoiceParameter;

const number = (unit: Unit, limits: Omit<NumberParameter, 'unit'>): NumberParameter => ({ unit, ...limits });
const choice = (choices: Record<string, string>): ChoiceParameter => ({ choices: Object.values(choices) });

/** Every parameter: its unit and limits, or what can be chosen. */
export const parameterShapes = {
  'video.mode': choice(MatchMode),
  'video.acquisition.resolution': choice(Resolution),
  'video.acquisition.frameRate': number('fps', videoAcquisitionInputDtoLimits.frameRate),
  'video.encoding.resolution': choice(Resolution),
  'video.encoding.rate.min': number('kbps', rateRangeInputDtoLimits.min),
  'video.encoding.rate.max': number('kbps', rateRangeInputDtoLimits.max),
  'video.encoding.rate.default': number('kbps', rateRangeInputDtoLimits.default),
  'video.encoding.frameRate': number('fps', videoEncodingInputDtoLimits.frameRate),
  'video.encoding.profile': choice(VideoProfile),
  'audio.mode': choice(MatchMode),
  'audio.acquisition.channels': number('channels', audioAcquisitionInputDtoLimits.channels),
  'audio.encoding.channels': number('channels', audioEncodingInputDtoLimits.channels),
  'audio.encoding.rate': number('kbps', audioEncodingInputDtoLimits.rate),
  'audio.encoding.profile': choice(AudioProfile),
} satisfies Record<ParameterField, Shape>;

type Shapes = typeof parameterShapes;
export type NumberField = {
  [Field in ParameterField]: Shapes[Field] extends NumberParameter ? Field : never;
}[ParameterField];
export type ChoiceField = Exclude<ParameterField, NumberField>;

export const parameterFields = Object.values(ParameterField);

export function isNumberField(field: ParameterField): field is NumberField {
  return 'unit' in parameterShapes[field];
}

export type Part = 'video' | 'audio';

export function fieldsOf(part: Part): ParameterField[] {
  return parameterFields.filter((field) => field.startsWith(`${part}.`));
}
