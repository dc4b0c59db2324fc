import { SAMPLES } from './first-calls.js';

/** How sites and apps show content. */
export const DELIVERY_CHAPTER = `## Show content to children

Sites, apps and screens read what is online below \`/delivery/v1\`. It is made for a CDN in front of it and for pages of other
sites, and so differs from everything else here: **plain JSON without an envelope, real HTTP statuses, and errors as problem
details** (RFC 9457), whose \`code\` tells them apart. It has a version of its own, in its address.

Administrators make a key on the page Keys. This makes one by the API, lists the sets, and reads the first of them:

${SAMPLES.deliver}

- **The key is publishable**: pages and apps contain it. Send it as \`Sala-Key\`, or as the parameter \`key\` where no header can be
  set. It only reads, only what is online, and only from pages of the sites that its channel names; programs other than browsers
  have no site. When it is replaced, the old one works for another day. A revoked one is 401 within a second.
- **Sets** come with the newest first, each with the cover of its first item that has one, and with the languages of its items. An item is in a set's answer without its body; its own answer has the body as sanitised
  HTML. Show items in the order in which they come.
- **Search**: \`/delivery/v1/items\` finds items by text, label, language, kind, subject, age and \`externalId\`, what was published last
  first. A program that keeps a copy sends \`updatedSince\` with the time at which its last run began, a minute less; what is no longer
  online it finds by reading all from time to time.
- **Addresses**: \`slug\` never changes and ends with the \`id\`, by which a page asks for its item. Titles without Latin letters give
  \`item-120\`. The \`externalId\` is public with the item.
- **Media**: a cover has its text and all its widths, for \`srcset\`. A video has its orientation and length in each answer, and its
  address and a poster in its own. Addresses of pictures and videos never change, and work on pages of any site.
- **Filters** are closed: a parameter that is not known is 400, and \`errors\` names those that are.
- **Pages**: \`next\` of an answer is the \`cursor\` of the following request, and null at the end. Nothing comes twice and nothing is
  left out, whatever is added, removed, moved or put in another order meanwhile.
- **Keep answers**: \`Cache-Control\` allows every cache 60 seconds, and 10 minutes more while it asks again, so a change is
  visible after a minute. Send the \`ETag\` as \`If-None-Match\`: 304 has no body.
- **Rate**: each channel has a number of requests a minute, which \`RateLimit-Policy\` tells. Beyond it the answer is 429 with \`Retry-After\`.
- Nothing in it is about the reader, and nothing about the reader is kept.

### Show a draft in your own pages

Whoever writes an item can look at it at your site before it is online. Give the channel the address of that page, on the page Keys or as
\`previewPattern\`: \`https://school.example/lessons/{slug}?preview={token}\`. The item then has a button that opens it.

Where that parameter is given, the page asks for the preview instead of the item. The answer has the same fields, so the same template
shows it:

${SAMPLES.preview}

- A preview ends after an hour, when its item goes to the bin, and never becomes another revision: then it is 404 \`previewEnded\`.
  Addresses of its pictures and its video end at the same time. Keep nothing of it (\`Cache-Control: no-store\`), count nothing,
  and let no search engine in.
- Whoever has the address can open it. Send \`Referrer-Policy: no-referrer\` with the page, so that no other site learns it.`;
