import type { DeletedPolicyDto, PolicyDto } from '../../../api/generated/model';

/** A row of the table; one of the bin also says who deleted it, and when. */
export type ListedPolicy = PolicyDto & Partial<Pick<DeletedPolicyDto, 'deletedTime' | 'deletedBy'>>;
