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
import { DOCUMENT_FILE } from './document-file';
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
    (document, replaced) => {
      const isThere = this.documents.some(({ id }) => id === replaced?.id);
      this.setDocuments(
        isThere
          ? this.documents.map((one) => (one.id === replaced?.id ? document : one))
          : [...this.documents, document],
      );
      if (replaced !== undefined && isThere) this.forget(replaced);
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

  readonly remove = (document: CertificationDocumentDto): void => {
    this.setDocuments(this.documents.filter(({ id }) => id !== document.id));
    this.forget(document);
  };

  /** The previous request keeps its documents. The server removes any other by itself if this fails. */
  private forget({ id }: CertificationDocumentDto): void {
    const previous = this.form.data?.storedOf('documents') ?? [];
    if (previous.some((document) => document.id === id)) return;
    removeCertificationDocument(id, quiet).catch(() => undefined);
  }

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
