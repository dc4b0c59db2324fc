import { z } from 'zod';
// Scripts read this file without compiling it, so its imports end as the sources do.
import { address } from './variable-kinds.ts';

export const mail = {
  SMTP_URL: address('smtp://user:password@mail.sala.example:587', /^smtps?$/)
    .optional()
    .describe('The server through which mail is sent. Without it, nothing is mailed.'),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^\r\n<>"]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be like Sala <no-reply@sala.example>',
    )
    .optional()
    .describe('The sender of mail, as `Sala <no-reply@sala.example>`.'),
};
