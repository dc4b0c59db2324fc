import { AppError } from '../errors/app-error.js';

/** Takes the place of a body that could not be read, until session and role have been checked. */
export class UnreadableBody {
  private constructor(
    readonly error: AppError,
    /** A form post, which only the public page accepts. */
    readonly form?: string,
  ) {}

  static json(): UnreadableBody {
    return new UnreadableBody(new AppError('contractBroken', {}, [{ field: '', rule: 'json', params: {} }]));
  }

  static tooDeep(max: number): UnreadableBody {
    return new UnreadableBody(
      new AppError('contractBroken', {}, [{ field: '', rule: 'depth', params: { max } }]),
    );
  }

  static unknown(fields: string[]): UnreadableBody {
    const violations = fields.map((field) => ({ field, rule: 'unknown', params: {} }));
    return new UnreadableBody(new AppError('contractBroken', {}, violations));
  }

  static mediaType(): UnreadableBody {
    return new UnreadableBody(new AppError('mediaTypeUnsupported', { accepted: 'application/json' }));
  }

  static form(text: string): UnreadableBody {
    return new UnreadableBody(UnreadableBody.mediaType().error, text);
  }
}
