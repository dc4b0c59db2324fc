import type {
  ServiceIcon,
  ServiceOfferDto,
  ServiceTextDto,
  WriteServiceOfferDto,
} from '../../../api/generated/model';
import {
  offeredTermDtoLimits,
  writeServiceOfferDtoLimits,
} from '../../../api/generated/model/limits/services';
import { type Call, FormStore } from '../../../shared/forms/form.store';
import { problem, type Problems } from '../../../shared/forms/problem';
import {
  type Translated,
  translated,
  translationProblems,
  translations,
} from '../../../shared/forms/translated';
import { fenOf, yuanText } from '../../../shared/i18n/amount';
import { icons, parts } from './service-offers.constants';

/** A term as it is typed. */
export interface TermDraft {
  months: number | null;
  /** In yuan. */
  price: string;
}
export type ServiceOfferDraft = Translated<(typeof parts)[number]> & {
  icon: ServiceIcon;
  terms: TermDraft[];
};
export type ServiceOfferForm = FormStore<ServiceOfferDraft, ServiceOfferDto>;

/** What is wrong with a term; `twice`: an earlier one has as many months. */
export interface TermProblem {
  months?: 'missing' | 'wrong' | 'twice';
  price?: 'wrong';
}

/** The terms that are proposed one after the other. */
const USUAL_TERMS = [12, 1, 6, 3, 24, 36];
export const mostTerms = writeServiceOfferDtoLimits.terms.maxItems;

/** @param offer null for a new one */
export function serviceOfferForm(
  offer: ServiceOfferDto | null,
  send: (request: WriteServiceOfferDto, call: Call<ServiceOfferDraft>) => Promise<ServiceOfferDto>,
): ServiceOfferForm {
  return new FormStore<ServiceOfferDraft, ServiceOfferDto>({
    stored: draftOf(offer),
    ...(offer && { version: offer.version }),
    draft: offer === null ? 'new service' : `service ${offer.id}`,
    problemsOf,
    send: (draft, call) => send(requestOf(draft), call),
  });
}

export function draftOf(offer: ServiceOfferDto | null): ServiceOfferDraft {
  const icon = icons.find((one) => one === offer?.icon) ?? 'apps';
  const terms = offer?.terms.map(({ months, price }) => ({ months, price: yuanText(price) }));
  return {
    ...translated<'title' | 'description'>(parts, offer?.texts ?? []),
    icon,
    terms: terms ?? [nextTerm([])],
  };
}

/** The usual term that is not there yet, without a price. */
export function nextTerm(terms: TermDraft[]): TermDraft {
  const months = USUAL_TERMS.find((usual) => terms.every((term) => term.months !== usual));
  return { months: months ?? null, price: '' };
}

export function problemsOf(draft: ServiceOfferDraft): Problems<ServiceOfferDraft> {
  const hasTerms = draft.terms.length > 0 && termProblems(draft.terms).every((one) => isRight(one));
  return {
    ...translationProblems(parts, draft),
    ...(hasTerms ? {} : { terms: problem(draft.terms.length === 0 ? 'required' : 'wrong') }),
  };
}

export function termProblems(terms: TermDraft[]): TermProblem[] {
  const { months: limits, price: prices } = offeredTermDtoLimits;
  return terms.map(({ months, price }, at) => {
    const isTwice = terms.slice(0, at).some((earlier) => earlier.months === months);
    const isWhole = months !== null && Number.isInteger(months);
    const isLong = isWhole && months >= limits.minimum && months <= limits.maximum;
    return {
      ...(months === null ? { months: 'missing' as const } : {}),
      ...(months !== null && !isLong ? { months: 'wrong' as const } : {}),
      ...(isLong && isTwice ? { months: 'twice' as const } : {}),
      ...(fenOf(price, prices) === null ? { price: 'wrong' as const } : {}),
    };
  });
}

export function requestOf({ icon, terms, ...texts }: ServiceOfferDraft): WriteServiceOfferDto {
  return {
    icon,
    texts: translations<'title' | 'description'>(parts, texts),
    terms: terms.map(({ months, price }) => ({
      months: months ?? 0,
      price: fenOf(price, offeredTermDtoLimits.price) ?? 0,
    })),
  };
}

/** What can be sent again to undo a change. */
export function contentOf({ icon, texts, terms }: ServiceOfferDto): WriteServiceOfferDto & {
  texts: ServiceTextDto[];
} {
  return { icon: icons.find((one) => one === icon) ?? 'apps', texts, terms };
}

function isRight(found: TermProblem): boolean {
  return found.months === undefined && found.price === undefined;
}
