import { Skeleton } from '../../../../../shared/ui/feedback/skeleton';

/** In the place of a form. What stands below it is hidden, because the form may be higher or lower. */
export function DoorSkeleton({ height }: { height: string }) {
  return (
    <div data-loading="">
      <Skeleton height={height} />
    </div>
  );
}
