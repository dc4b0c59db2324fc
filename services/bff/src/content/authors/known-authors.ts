import { ByName } from '../../common/text/by-name.js';
import { type KnownAuthor } from './author-row.js';

/** The authors that the rows of an import may name. */
export class KnownAuthors {
  private readonly byExternalId: ReadonlyMap<string | null, KnownAuthor>;
  private readonly byName: ByName<KnownAuthor>;

  constructor(readonly list: readonly KnownAuthor[]) {
    this.byExternalId = new Map(list.map((author) => [author.externalId, author]));
    this.byName = new ByName(list.filter(({ state }) => state === 'active'));
  }

  /** The one that another system calls so, in whatever state it is. */
  called(externalId: string): KnownAuthor | undefined {
    return this.byExternalId.get(externalId);
  }

  /** The active ones of this name. */
  named(name: string): readonly KnownAuthor[] {
    return this.byName.named(name);
  }
}
