import { ApiProperty } from '@nestjs/swagger';

/** The part of a multipart form that is a file. Its content is judged where it is read. */
export function FileField({ description }: { description: string }): PropertyDecorator {
  return ApiProperty({ description, type: 'string', format: 'binary' });
}
