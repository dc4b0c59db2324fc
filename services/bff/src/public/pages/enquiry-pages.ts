import { type FastifyInstance, type FastifyReply } from 'fastify';
import { type OperationId } from '../../common/auth/access.constants.js';
import { AppError } from '../../common/errors/app-error.js';
import { toAppError } from '../../common/errors/to-app-error.js';
import { SERVED_PREFIXES } from '../../common/http/addresses.constants.js';
import { UnreadableBody } from '../../common/http/unreadable-body.js';
import { type MaintenanceService } from '../../platform/maintenance/maintenance.service.js';
import { type MaintenanceDto } from '../../platform/maintenance/maintenance.dto.js';
import { type EnquiryKind, ENQUIRY_KINDS, REFERENCE } from '../enquiries/enquiries.constants.js';
import { type EnquiriesService } from '../enquiries/enquiries.service.js';
import { type EnquiryDraftsService } from '../enquiries/enquiry-drafts.service.js';
import { type Language, LANGUAGES } from '../../common/messages/languages.constants.js';
import { fillForm } from './fill-form.js';
import { validateForm, type PostedForm, readForm } from './posted-form.js';
import { landingPolicy } from './landing-pages.js';
import { type LandingSite } from './landing-site.js';

const FORMS = SERVED_PREFIXES.enquiryForms;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What each form does in the API. */
const OPERATIONS = {
  contact: 'sendContactEnquiry',
  join: 'sendJoinEnquiry',
  partner: 'sendPartnerEnquiry',
  career: 'sendCareerEnquiry',
} as const satisfies Record<EnquiryKind, OperationId>;

export interface EnquiryServices {
  enquiries: EnquiriesService;
  drafts: EnquiryDraftsService;
  maintenance: MaintenanceService;
}

/**
 * The forms of the public page for browsers without script. A post is answered with a redirect, so that a
 * reload does not send the form again. The redirect leads to a page in the visitor's language: a
 * confirmation, or the form with the errors and all input. During maintenance the post is refused, with the form and
 * all input: sending it again, by its button or by a reload, is what the visitor wants then.
 */
export function registerEnquiryPages(
  server: FastifyInstance,
  site: LandingSite,
  { enquiries, drafts, maintenance }: EnquiryServices,
): void {
  const send = (reply: FastifyReply, html: string, status = 200): FastifyReply =>
    reply
      .status(status)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': landingPolicy(site) })
      .type('text/html; charset=utf-8')
      .send(html);

  const answer = async (kind: EnquiryKind, form: PostedForm, address: string): Promise<string> => {
    await maintenance.admit(OPERATIONS[kind], () => Promise.resolve(null));
    const { language, values } = form;
    const { dto, wrong } = await validateForm(kind, form);
    if (dto === undefined)
      return `${FORMS}/${language}/${await drafts.keep({ kind, language, values, wrong }, address)}`;
    const { reference } = await enquiries.receive(kind, dto, { key: undefined, address });
    return `${FORMS}/${language}/received?reference=${reference}`;
  };

  /** Nothing is stored: the page itself holds what the visitor typed, ready to be sent again. */
  const refuse = (kind: EnquiryKind, form: PostedForm, error: AppError, reply: FastifyReply) => {
    const { message } = error.data as MaintenanceDto;
    const page = site.template(`${form.language}/closed-${kind}.html`);
    void reply.header('retry-after', error.params.seconds);
    return send(reply, fillForm(page, { values: { ...form.values, notice: message }, wrong: [] }), 503);
  };

  for (const kind of ENQUIRY_KINDS) {
    server.post(`${FORMS}/${kind}`, async (request, reply) => {
      const { body, ip } = request;
      if (!(body instanceof UnreadableBody) || body.form === undefined) {
        throw new AppError('mediaTypeUnsupported', { accepted: 'application/x-www-form-urlencoded' });
      }
      const form = readForm(body.form);
      try {
        return await reply.redirect(await answer(kind, form, ip), 303);
      } catch (thrown) {
        const error = toAppError(thrown);
        request.outcome = error.definition;
        if (error.reason === 'maintenance') return refuse(kind, form, error, reply);
        return reply.redirect(`${FORMS}/${form.language}/busy`, 303);
      }
    });
  }

  for (const language of LANGUAGES) {
    server.get<{ Querystring: { reference?: string } }>(
      `${FORMS}/${language}/received`,
      ({ query }, reply) => {
        const reference = REFERENCE.pattern.test(query.reference ?? '') ? query.reference : undefined;
        if (reference === undefined) return send(reply, gone(site, language), 404);
        return send(
          reply,
          fillForm(site.template(`${language}/thanks.html`), { values: { reference }, wrong: [] }),
        );
      },
    );
    server.get(`${FORMS}/${language}/busy`, (_request, reply) =>
      send(reply, site.template(`${language}/busy.html`)),
    );
    server.get<{ Params: { id: string } }>(`${FORMS}/${language}/:id`, async ({ params }, reply) => {
      const draft = UUID.test(params.id) ? await drafts.find(params.id) : null;
      if (!draft) return send(reply, gone(site, language), 404);
      return send(reply, fillForm(site.template(`${language}/correction-${draft.kind}.html`), draft));
    });
  }
}

function gone(site: LandingSite, language: Language): string {
  return site.template(`${language}/gone.html`);
}
