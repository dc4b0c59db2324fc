import { describe, expect, it } from 'vitest';
import type { CertificationDetailDto } from '../../../api/generated/model';
import { bodyOf, type CertificationInput, inputFrom, problemsOf } from './certification-form';

const document = {
  id: '8f14e45f-ceea-467f-9c1b-0f3a2d5b6c7e',
  name: 'licence.pdf',
  mediaType: 'application/pdf',
  size: 1,
} as const;
const input: CertificationInput = {
  accountType: 'enterprise',
  legalPerson: 'Chan Sokha',
  certificateType: 'passport',
  authenticationNumber: 'N0123456',
  enterpriseName: 'Example Lessons',
  enterpriseCertificateType: 'businessLicence',
  organizationCode: 'EXAMPLE-0042',
  documents: [document],
};

describe('the form of a certification', () => {
  it('has no problems with a complete input', () => {
    expect(problemsOf(input)).toEqual({});
  });

  it('requires every field', () => {
    const problems = problemsOf(inputFrom(null));
    expect(Object.keys(problems).toSorted()).toEqual(Object.keys(input).toSorted());
    for (const problem of Object.values(problems)) expect(problem).toMatchObject({ rule: 'required' });
  });

  it('keeps the documents of the previous request, and asks for what is masked', () => {
    const previous = { ...input, legalPerson: 'C**' } as unknown as CertificationDetailDto;
    const kept = inputFrom(previous);
    expect(kept).toMatchObject({ accountType: 'enterprise', documents: [document] });
    expect(Object.keys(problemsOf(kept)).toSorted()).toEqual([
      'authenticationNumber',
      'legalPerson',
      'organizationCode',
    ]);
  });

  it.each([
    ['authenticationNumber', '12345', 'tooShort'],
    ['authenticationNumber', '1'.repeat(33), 'tooLong'],
    ['organizationCode', 'EXAMPLE 42', 'pattern'],
    ['legalPerson', 'ម'.repeat(65), 'tooLong'],
    ['enterpriseName', 'one\ntwo', 'pattern'],
    ['documents', Array.from({ length: 6 }, () => document), 'tooMany'],
  ])('%s %j breaks %s', (field, value, rule) => {
    expect(problemsOf({ ...input, [field]: value })).toMatchObject({ [field]: { rule } });
  });

  it('sends the ids of the documents, and no spaces around texts', () => {
    expect(bodyOf({ ...input, legalPerson: ' Chan Sokha ' })).toMatchObject({
      legalPerson: 'Chan Sokha',
      documents: [document.id],
    });
  });
});
