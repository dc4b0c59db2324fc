import type { PolicyItemPageDto, PolicyItemReason } from '../../../../api/generated/model';

const everyReason: Record<PolicyItemReason, true> = {
  offline: true,
  removed: true,
  scheduled: true,
  hidden: true,
  kind: true,
  orientation: true,
  limit: true,
};

/** Why items of a set are not delivered, and how many for each reason. */
export function leftOut({ filterType, list, delivered, total }: PolicyItemPageDto) {
  const isRule = filterType === 'rules';
  return (Object.keys(everyReason) as PolicyItemReason[]).flatMap((reason) => {
    // What a rule chooses is online and fits, and only its first items are here.
    const beyond = reason === 'limit' ? total - delivered : 0;
    const count = isRule ? beyond : list.filter((item) => item.reason === reason).length;
    return count === 0 ? [] : [{ reason, count }];
  });
}
