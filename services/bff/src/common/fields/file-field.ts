import { ApiProperty } from '@nestjs/swagger';

/** The file of a multipart form. Its content is validated where it is read. */
export function FileField({ description }: { description: string }): PropertyDecorator {
  return ApiProperty({ description, type: 'string', format: 'binary' });
}
