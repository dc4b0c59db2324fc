import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { type Parameters } from './parameter-fields.constants.js';
import { ParametersInputDto } from './parameters-input.dto.js';

/** Whether stored parameters could be submitted today. Rows older than the limits may exceed them. */
export async function areWithinLimits(parameters: Parameters): Promise<boolean> {
  const errors = await validate(plainToInstance(ParametersInputDto, parameters));
  return errors.length === 0;
}
