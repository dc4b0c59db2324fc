import { TimeField } from '../../common/fields/date-field.js';
import { ApiProperty } from '@nestjs/swagger';
import { type Holder } from '../../common/auth/can.js';
import { EnumField, EnumListField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { displayTime } from '../../common/time/display-time.js';
import { legalActions } from '../../common/transitions/transitions.js';
import { AUDIT_ACTION } from '../../platform/audit/audit.constants.js';
import { type Studio } from './studio.entity.js';
import {
  CLARITIES,
  type Clarity,
  LIVE_METHODS,
  type LiveMethod,
  STUDIO_ACTIONS,
  STUDIO_PARTS,
  STUDIO_SETTINGS,
  STUDIO_STATES,
  STUDIO_STREAMS,
  STUDIO_TRANSITIONS,
  STUDIO_VERSION,
  type StudioAction,
  type StudioPart,
  type StudioState,
  type StudioStream,
} from './studio.constants.js';

const method = {
  values: LIVE_METHODS,
  enumName: 'LiveMethod',
  description:
    'Where the broadcast comes from. normal: the camera; flowControl: a relayed stream; video: recorded videos; web: a ' +
    'web page.',
  example: 'normal',
} as const;
const stream = {
  values: STUDIO_STREAMS,
  enumName: 'StudioStream',
  description:
    'The stream in use. hot: the standby that always sends; cold: the standby that only sends when in use.',
  example: 'main',
} as const;
const clarity = {
  values: CLARITIES,
  enumName: 'Clarity',
  description: 'Clarity of the picture.',
  example: 'original',
} as const;

export class StudioDto {
  @EnumField({
    values: STUDIO_STATES,
    enumName: 'StudioState',
    description: 'gasket: on air, but viewers see a still picture instead of the stream.',
    example: 'onAir',
  })
  state: StudioState;

  @TimeField({
    nullable: true,
    description:
      'When it went on air, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment; null while it is off air.',
    example: '2026-03-14 09:26:53',
  })
  onAirSince: string | null;

  @EnumField(method)
  method: LiveMethod;

  @EnumField(stream)
  stream: StudioStream;

  @EnumField(clarity)
  clarity: Clarity;

  @EnumListField({
    ...clarity,
    description: 'The clarities that viewers can choose, best first. `clarity` is one of them.',
    minItems: 1,
    maxItems: CLARITIES.length,
    example: ['original', 'high', 'standard'],
  })
  clarities: Clarity[];

  @ApiProperty({
    description: 'The actions available to you in the current state.',
    enum: STUDIO_ACTIONS,
    enumName: 'StudioAction',
    isArray: true,
    example: ['stop', 'pushGasket', 'switchStream'],
  })
  actions: StudioAction[];

  @IntField({
    description: 'Number of changes to the broadcast; send it with the next change.',
    ...STUDIO_VERSION,
    example: 12,
  })
  version: number;

  static from(studio: Studio, holder: Holder, timeZone: string): StudioDto {
    const {
      state,
      onAirSince,
      method: live,
      stream: used,
      clarity: shown,
      removedClarities,
      version,
    } = studio;
    return {
      ...{ state, method: live, stream: used, clarity: shown, version },
      onAirSince: onAirSince && displayTime(onAirSince, timeZone),
      clarities: CLARITIES.filter((one) => !removedClarities.includes(one)),
      actions: [
        ...legalActions(STUDIO_TRANSITIONS, state, holder),
        ...legalActions(STUDIO_SETTINGS, state, holder),
      ],
    };
  }
}

export class StudioVersionDto {
  @IntField({
    description: 'The `version` that was read; if it is no longer current, nothing is changed.',
    ...STUDIO_VERSION,
    example: 12,
  })
  version: number;
}

export class SwitchStudioMethodDto extends StudioVersionDto {
  @EnumField(method)
  method: LiveMethod;
}

export class SwitchStudioStreamDto extends StudioVersionDto {
  @EnumField(stream)
  stream: StudioStream;
}

export class StudioClarityDto extends StudioVersionDto {
  @EnumField(clarity)
  clarity: Clarity;
}

/** Sent to those who may see the studio. They load the part that changed. */
export class StudioChangedDto {
  @EnumField({
    values: STUDIO_PARTS,
    enumName: 'StudioPart',
    description:
      'broadcast: what `getStudio` returns; information and programme: what their operations return.',
    example: 'broadcast',
  })
  part: StudioPart;

  @TextField({ description: 'What was done.', ...AUDIT_ACTION, example: 'switchStream' })
  action: string;
}
