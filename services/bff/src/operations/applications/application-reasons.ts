import { type Violation } from '../../common/contract/violation.js';
import { type Language, LANGUAGES } from '../../common/messages/languages.constants.js';
import { translate } from '../../common/messages/translate.js';
import { labelKey } from '../../common/text/label-key.js';
import { type ReturnApplicationDto } from './application-requests.dto.js';
import { type ReturnReason } from './applications.constants.js';

interface Reasons {
  reasons: readonly ReturnReason[];
  /** In own words; empty or null without. */
  reason: string | null;
}

/** What is wrong with the reasons of a return as a whole: there is none, or two say the same in any language. */
export function violationsOf({ reasons = [], reason = '' }: Partial<ReturnApplicationDto>): Violation[] {
  if (reasons.length === 0 && reason === '') return [{ field: 'reason', rule: 'reasonMissing', params: {} }];
  const chosen = reasons.flatMap((one) => LANGUAGES.map((language) => saidAs(textOf(language, one))));
  const own = reason
    .split(/\r?\n/)
    .map(saidAs)
    .filter((line) => line !== '');
  const isTwice = own.some((line, index) => chosen.includes(line) || own.indexOf(line) !== index);
  return isTwice ? [{ field: 'reason', rule: 'sameReason', params: {} }] : [];
}

/** All of them in one line, as in a notice. */
export function reasonsIn(language: Language, { reasons, reason }: Reasons): string {
  const texts = reasons.map((one) => textOf(language, one));
  return [...texts, ...(reason ? [reason] : [])].join(translate(language, 'notice.betweenReasons'));
}

function textOf(language: Language, reason: ReturnReason): string {
  return translate(language, `returnReason.${reason}`);
}

/** A sentence without its last full stop. */
function saidAs(text: string): string {
  return labelKey(text.replace(/[\s.。៕។!！]+$/u, ''));
}
