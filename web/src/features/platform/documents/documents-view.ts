import { type Guide, guides } from '../../../shared/pages/guides';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField } from '../../../shared/lists/url-fields';

export const documentsView = new UrlCodec<{ guide: Guide }>({
  guide: choiceField<Guide, Guide>(guides, guides[0]),
});
