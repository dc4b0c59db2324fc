import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { type Holder } from '../../common/auth/can.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { FileField } from '../../common/fields/file-field.js';
import { describePicture } from '../../common/pictures/pictures.constants.js';
import { legalActions } from '../../common/transitions/transitions.js';
import { LIVE_METHODS, type LiveMethod, STUDIO_VERSION } from './studio.constants.js';
import { StudioVersionDto } from './studio.dto.js';
import { type StudioProgramme } from './studio-programme.entity.js';
import {
  PROGRAMME_ACTIONS,
  COVER_UPLOAD,
  coverAddress,
  PROGRAMME_AUDITS,
  PROGRAMME_CODE,
  PROGRAMME_DIRECTIONS,
  PROGRAMME_DURATION,
  PROGRAMME_NAME,
  PROGRAMME_PLACE,
  PROGRAMME_TRANSITIONS,
  type ProgrammeAction,
  type ProgrammeAudit,
  type ProgrammeDirection,
} from './studio-programmes.constants.js';

export class ProgrammeDto {
  @TextField({ description: 'Id of the entry.', ...PROGRAMME_CODE, example: '54e23ade' })
  id: string;

  @EnumField({
    values: LIVE_METHODS,
    enumName: 'LiveMethod',
    description: 'The live method whose programme it belongs to.',
    example: 'video',
  })
  method: LiveMethod;

  @IntField({ description: 'Place in the programme of its method, from 1.', minimum: 1, example: 1 })
  order: number;

  @TextField({ description: 'Name of the entry.', ...PROGRAMME_NAME, example: 'A robot that follows a line' })
  name: string;

  @IntField({ description: 'Duration in seconds.', ...PROGRAMME_DURATION, example: 319 })
  duration: number;

  @EnumField({
    values: PROGRAMME_AUDITS,
    enumName: 'ProgrammeAudit',
    description: 'auditing: not judged yet. Only approved entries are shown to viewers.',
    example: 'approved',
  })
  audit: ProgrammeAudit;

  @TextField({
    description: 'Address of the cover on this server; empty if none was uploaded.',
    example: '/api/files/programmes/q0Vb3Zr7lZ0Y6v1d4m2k9A.webp',
  })
  cover: string;

  @ApiProperty({
    description: 'The judgements available to you.',
    enum: PROGRAMME_ACTIONS,
    enumName: 'ProgrammeAction',
    isArray: true,
    example: ['reject'],
  })
  actions: ProgrammeAction[];

  @IntField({
    description: 'Number of changes to the entry; send it with the next change.',
    ...STUDIO_VERSION,
    example: 2,
  })
  version: number;

  static from(entry: StudioProgramme, order: number, holder: Holder): ProgrammeDto {
    const { code, method, name, duration, audit, coverKey, version } = entry;
    const actions = legalActions(PROGRAMME_TRANSITIONS, audit, holder);
    const cover = coverAddress(coverKey);
    return { id: code, method, order, name, duration, audit, cover, actions, version };
  }
}

/** The path parameter of one entry: `{id}`. */
export class ProgrammeParams {
  @TextField({ query: true, description: 'Id of the entry.', ...PROGRAMME_CODE, example: '54e23ade' })
  id: string;
}

export class MoveProgrammeDto {
  @EnumField({
    values: PROGRAMME_DIRECTIONS,
    enumName: 'ProgrammeDirection',
    description: 'up: one place towards the beginning of the programme.',
    example: 'up',
  })
  direction: ProgrammeDirection;

  @IntField({
    description: 'The `version` that was read; if it is no longer current, nothing is changed.',
    ...STUDIO_VERSION,
    example: 2,
  })
  version: number;
}

export class WriteProgrammeDto extends PickType(ProgrammeDto, ['name', 'duration'] as const) {}

export class CreateProgrammeDto extends PickType(ProgrammeDto, ['method', 'name', 'duration'] as const) {}

export class EditProgrammeDto extends IntersectionType(WriteProgrammeDto, StudioVersionDto) {}

export class PlaceProgrammeDto extends StudioVersionDto {
  @IntField({
    description: 'The new place in the programme of its method, from 1. One past the end is the end.',
    ...PROGRAMME_PLACE,
    example: 1,
  })
  place: number;
}

export class ProgrammeCoverDto {
  @FileField({ description: describePicture(COVER_UPLOAD.bytes) })
  file: string;
}
