import { type Answer, type TestApi } from './test-api.js';
import { multipart } from './multipart.js';

export interface UploadedDocument {
  id: string;
  name: string;
  mediaType: string;
  size: number;
}

/** A small PDF with nothing on its page. */
export const BLANK_PDF = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`);

export async function uploadAs(
  api: TestApi,
  token: string,
  content: Buffer,
  filename = 'licence.pdf',
): Promise<Answer<UploadedDocument>> {
  const sent = await multipart({ content, filename, type: 'application/octet-stream' });
  return await api.post<UploadedDocument>('/api/user/certification/documents', { token, ...sent });
}

/** Returns the id. */
export async function uploadDocument(api: TestApi, token: string): Promise<string> {
  return (await uploadAs(api, token, BLANK_PDF)).body.data.id;
}

export interface CertificationView {
  enterpriseInfo: Record<string, unknown>;
  record: {
    id: number;
    status: number;
    time: string;
    certificationContent: string;
    actions: string[];
    version: number;
  }[];
}

export interface CertificationRequest {
  id: number;
  state: string;
  own: boolean;
  actions: string[];
  authenticationNumber: string;
  version: number;
}

export interface HistoryEntry {
  action: string;
  after: Record<string, unknown> | null;
}

export const CERTIFICATION_FORM = {
  accountType: 'enterprise',
  legalPerson: 'Chan Sokha',
  certificateType: 'cambodianIdCard',
  authenticationNumber: 'KH-0123456789',
  enterpriseName: 'Example Lessons Co., Ltd.',
  enterpriseCertificateType: 'businessLicence',
  organizationCode: 'EXAMPLE-0042',
};
export const REASON = 'Please send the current licence.';

/** `owner` and `stranger` are users, `reviewer` and `other` are administrators. */
export type Caller = 'other' | 'owner' | 'reviewer' | 'stranger';

/** People who request and decide certifications. */
export class Certifications {
  private constructor(
    readonly api: TestApi,
    readonly tokens: Readonly<Record<Caller, string>>,
    readonly document: string,
  ) {}

  static async start(api: TestApi): Promise<Certifications> {
    const [owner, reviewer] = [await api.signIn('user'), await api.signIn('admin')];
    const stranger = await api.signInStranger();
    await api.signInStranger('other');
    await api.sql(`UPDATE account SET role = 'admin' WHERE user_name = 'other'`);
    const body = { username: 'other', password: 'user' };
    const other = (await api.post<{ token: string }>('/api/user/login', { body })).body.data.token;
    return new Certifications(api, { owner, reviewer, stranger, other }, await uploadDocument(api, owner));
  }

  /** Removes all requests but those of the reviewer, and frees the documents. */
  async reset(): Promise<void> {
    await this.api.sql(`UPDATE certification_document SET record_id = NULL; DELETE FROM message;
      DELETE FROM certification_record WHERE account_id <> 1; DELETE FROM application;
      UPDATE account SET certified = id = 1, enabled = true`);
  }

  async of(caller: Caller, language = 'en-US'): Promise<CertificationView> {
    const call = { token: this.tokens[caller], headers: { 'accept-language': language } };
    return (await this.api.post<CertificationView>('/api/user/certification', call)).body.data;
  }

  /** By the owner, with the document that was uploaded at the start. */
  submit(form: object = {}, key = ''): Promise<Answer<CertificationRequest>> {
    return this.api.post('/api/user/certification/submit', {
      token: this.tokens.owner,
      body: { ...CERTIFICATION_FORM, documents: [this.document], ...form },
      headers: key === '' ? {} : { 'idempotency-key': key },
    });
  }

  async submitted(form: object = {}): Promise<CertificationRequest> {
    return (await this.submit(form)).body.data;
  }

  /** A new document of the owner. */
  upload(): Promise<string> {
    return uploadDocument(this.api, this.tokens.owner);
  }

  act(
    id: number,
    action: string,
    version: number,
    caller: Caller = 'reviewer',
    reason = REASON,
  ): Promise<Answer<CertificationRequest>> {
    return this.api.post(`/api/certifications/${id}/${action}`, {
      token: this.tokens[caller],
      body: action === 'reject' ? { version, reason } : { version },
    });
  }

  async get(id: number, caller: Caller = 'owner'): Promise<CertificationRequest> {
    const call = { token: this.tokens[caller] };
    return (await this.api.get<CertificationRequest>(`/api/certifications/${id}`, call)).body.data;
  }

  async history(id: number): Promise<HistoryEntry[]> {
    const call = { token: this.tokens.reviewer };
    return (await this.api.get<{ list: HistoryEntry[] }>(`/api/certifications/${id}/history`, call)).body.data
      .list;
  }

  async isCertified(): Promise<boolean> {
    const call = { token: this.tokens.owner };
    return (
      (await this.api.post<{ certification: number }>('/api/user/info', call)).body.data.certification === 1
    );
  }
}
