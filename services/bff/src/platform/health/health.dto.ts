import { ApiProperty } from '@nestjs/swagger';

export class HealthDto {
  @ApiProperty({
    description: 'Always `up`: a process that is down does not answer.',
    enum: ['up'],
    example: 'up',
  })
  state: 'up';
}

export class ReadinessDto {
  @ApiProperty({
    description: 'Always `ready`: otherwise the answer is 503.',
    enum: ['ready'],
    example: 'ready',
  })
  state: 'ready';

  @ApiProperty({
    description: 'Name of the newest migration that the database has.',
    example: 'InitialSchema1790000000000',
  })
  schemaVersion: string;
}
