import { listEnquiries } from '../../../api/generated/enquiries/enquiries';
import type { EnquiryDto } from '../../../api/generated/model';
import { paramsOf } from '../../../shared/lists/filters';
import { LiveList } from '../../../shared/lists/live-list';
import type { EnquiriesQuery } from './enquiries-view';

export function newEnquiryList() {
  return new LiveList<EnquiryDto, EnquiriesQuery>('enquiry.changed', (query, signal) =>
    listEnquiries(paramsOf(query), { signal, skipErrorToast: true }),
  );
}
