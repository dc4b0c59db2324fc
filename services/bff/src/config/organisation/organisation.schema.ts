import { z } from 'zod';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../../common/messages/languages.constants.js';
import { writtenAddress } from '../../common/text/web-address.constants.js';
import { refusedCharacter } from '../../common/text/characters.js';

const NAME_LENGTH = 100;
const LINE_LENGTH = 200;
const PARAGRAPH_LENGTH = 600;

const MOST_SOCIAL_LINKS = 8;
const MOST_OFFERS = 3;
const MOST_POINTS = 6;
const HIGHEST_AMOUNT = 1_000_000_000;

/** Patterns are also part of the JSON Schema, whose readers know neither look-ahead nor `\u`. */
const ONE_LINE = /^[^\p{Cc}]*$/u;
const TELEPHONE = /^\+[1-9](?: ?[0-9]){6,14}$/;
const EMAIL = /^[^\s@<>"'(),:;]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;
const HTTPS_ADDRESS = /^https:\/\/[^\s"'<>\\]+$/;
const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*\.(?:svg|png)$/;

/** The message for a value of another type, or for none. */
const expected = (message: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'is missing' : message),
});

const text = (most: number) =>
  z
    .string(expected('must be text'))
    .trim()
    .min(1, 'must not be empty')
    .max(most, `must have at most ${most} characters`)
    .regex(ONE_LINE, 'must be on one line, without control characters')
    .superRefine((line, context) => {
      const character = refusedCharacter(line, 'line');
      if (character === undefined || !ONE_LINE.test(line)) return;
      context.addIssue(`must not contain ${character}: delete it or type the text again`);
    });

const matching = (pattern: RegExp, message: string) =>
  z.string(expected(message)).max(LINE_LENGTH, message).regex(pattern, message);

const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, expected('must be a group of settings'));

/** A text for each language. English replaces missing languages. */
const inLanguages = (most: number) =>
  group({
    'en-US': text(most),
    'zh-CN': text(most).optional(),
    'km-KH': text(most).optional(),
  } satisfies Record<Language, z.ZodType>).transform(
    (texts) =>
      Object.fromEntries(
        LANGUAGES.map((language) => [language, texts[language] ?? texts[DEFAULT_LANGUAGE]]),
      ) as Record<Language, string>,
  );

const list = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item, expected('must be a list')).max(most, `must have at most ${most} entries`);

const about = group({
  title: inLanguages(LINE_LENGTH),
  lead: inLanguages(PARAGRAPH_LENGTH),
  text: inLanguages(PARAGRAPH_LENGTH),
}).describe('What the school says of itself on the public page.');

const address = group({
  text: inLanguages(LINE_LENGTH).describe('The whole address, as it is shown.'),
  city: text(NAME_LENGTH).optional().describe('For search engines.'),
  country: matching(/^[A-Z]{2}$/, 'must be a country like KH')
    .optional()
    .describe('For search engines: ISO 3166-1, two letters.'),
});

const socialLink = group({
  name: text(NAME_LENGTH),
  url: matching(HTTPS_ADDRESS, 'must be an address that begins with https://').refine(
    (url) => writtenAddress(url) !== null,
    'must be an address that begins with https://',
  ),
});

const offer = group({
  title: inLanguages(NAME_LENGTH),
  amount: z
    .number(expected('must be a number, without a currency'))
    .min(0, 'must not be negative')
    .max(HIGHEST_AMOUNT, `must be at most ${HIGHEST_AMOUNT}`),
  per: inLanguages(LINE_LENGTH).describe('What one gets for the amount.'),
  points: list(inLanguages(LINE_LENGTH), MOST_POINTS).default([]),
});

const freePlaces = group({
  figure: inLanguages(NAME_LENGTH).describe('How many places, such as “1 in 5”.'),
  per: inLanguages(LINE_LENGTH).describe('The words after the figure.'),
  text: inLanguages(PARAGRAPH_LENGTH),
}).describe('Places that cost nothing, with a link to the form that asks for one.');

const CURRENCY = 'must be a currency like USD';
const prices = group({
  currency: matching(/^[A-Z]{3}$/, CURRENCY)
    .refine((currency) => Intl.supportedValuesOf('currency').includes(currency), CURRENCY)
    .describe('ISO 4217, three letters.'),
  offers: list(offer, MOST_OFFERS).min(1, 'must have at least one entry'),
  freePlaces: freePlaces.optional(),
});

/**
 * The school that a deployment belongs to. Only its name is required: what is left out is not shown. A key that is not
 * known is refused, so that no typing error goes unnoticed.
 */
export const organisationSchema = group({
  name: inLanguages(NAME_LENGTH),
  motto: inLanguages(LINE_LENGTH).optional(),
  about: about.optional(),
  address: address.optional(),
  telephone: matching(TELEPHONE, 'must be like +855 23 000 000').optional(),
  email: matching(EMAIL, 'must be like hello@school.example').optional(),
  hours: inLanguages(LINE_LENGTH).optional().describe('When the school can be reached.'),
  social: list(socialLink, MOST_SOCIAL_LINKS)
    .default([])
    .describe(
      'The profiles of the school elsewhere, such as Facebook, Telegram, YouTube or TikTok; https only.',
    ),
  prices: prices.optional(),
  imprint: inLanguages(LINE_LENGTH).optional().describe('The last line of the public page.'),
  logo: matching(FILE_NAME, 'must be the name of an SVG or PNG file in the same directory, like logo.svg')
    .optional()
    .describe('An SVG or PNG file in the directory of this file, of at most 100 kB.'),
});

export type OrganisationSettings = z.output<typeof organisationSchema>;

/** The JSON Schema of the file, for editors and for the values of the Helm chart. */
export function organisationJsonSchema(): object {
  return z.toJSONSchema(organisationSchema, { io: 'input', target: 'draft-7' });
}
