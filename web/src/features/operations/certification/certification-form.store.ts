import { makeAutoObservable } from 'mobx';
import {
  getCertificationRequest,
  removeCertificationDocument,
  uploadCertificationDocument,
} from '../../../api/generated/certification/certification';
import { submitCertification } from '../../../api/generated/user/user';
import type { CertificationDetailDto, CertificationDocumentDto } from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';
import { FormStore } from '../../../shared/forms/form.store';
import { UploadsStore } from '../../../shared/upload/uploads.store';
import { DOCUMENT_FILE } from './certification.constants';
import { type CertificationInput, inputFrom, problemsOf, requestOf } from './certification-form';

export type CertificationForm = FormStore<CertificationInput, CertificationDetailDto>;

const quiet = { skipErrorToast: true };

/** The request that is being written, and its documents. */
export class CertificationFormStore {
  /** The form starts with what the previous request has, if there is one. */
  readonly form = new Resource<CertificationForm>();
  readonly uploads = new UploadsStore<CertificationDocumentDto>(
    DOCUMENT_FILE,
    (file, options) => uploadCertificationDocument({ file }, options),
    (document) => {
      this.setDocuments([...this.documents, document]);
    },
  );
  /** 0 if there is none. */
  private readonly previous: number;

  constructor(previous: number) {
    this.previous = previous;
    makeAutoObservable<this, 'previous'>(
      this,
      { form: false, uploads: false, previous: false },
      { autoBind: true },
    );
  }

  readonly load = (): void => {
    const { previous } = this;
    void this.form.load(async (signal) =>
      formFrom(previous === 0 ? null : await getCertificationRequest(previous, { ...quiet, signal })),
    );
  };

  readonly stop = (): void => {
    this.form.stop();
    this.uploads.stop();
  };

  /** The server removes a document by itself if this fails. */
  readonly remove = ({ id }: CertificationDocumentDto): void => {
    this.setDocuments(this.documents.filter((document) => document.id !== id));
    removeCertificationDocument(id, quiet).catch(() => undefined);
  };

  private get documents(): readonly CertificationDocumentDto[] {
    return this.form.data?.values.documents ?? [];
  }

  private setDocuments(documents: readonly CertificationDocumentDto[]): void {
    this.form.data?.change({ documents });
  }
}

function formFrom(previous: CertificationDetailDto | null): CertificationForm {
  return new FormStore<CertificationInput, CertificationDetailDto>({
    stored: inputFrom(previous),
    problemsOf,
    send: (input, { idempotencyKey }) => submitCertification(requestOf(input), { ...quiet, idempotencyKey }),
    draft: 'certification',
  });
}
