import { ApiProperty } from '@nestjs/swagger';

export class HealthDto {
  @ApiProperty({
    description: 'Always `up`: a process that is down does not answer.',
    enum: ['up'],
    example: 'up',
  })
  state: 'up';
}

/** How the database's migrations compare with those of this build. */
export enum SchemaState {
  Same = 'same',
  Newer = 'newer',
}

class SchemaDto {
  @ApiProperty({
    description: 'Name of the newest migration that the database has.',
    example: 'InitialSchema1790000000000',
  })
  schemaVersion: string;

  @ApiProperty({
    description:
      '`newer`: the database has migrations that this version does not know, as during a roll-out. That is ' +
      'allowed. A database that lacks migrations is answered with 503.',
    enum: SchemaState,
    enumName: 'SchemaState',
    example: SchemaState.Same,
  })
  schema: SchemaState;
}

export class StartupDto extends SchemaDto {
  @ApiProperty({
    description: 'Always `started`: otherwise the answer is 503.',
    enum: ['started'],
    example: 'started',
  })
  state: 'started';
}

export class ReadinessDto extends SchemaDto {
  @ApiProperty({
    description: 'Always `ready`: otherwise the answer is 503.',
    enum: ['ready'],
    example: 'ready',
  })
  state: 'ready';
}
