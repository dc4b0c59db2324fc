import { Skeleton } from '../../../../../shared/ui/feedback/skeleton';

/** Replaces a form while it loads. Content below it is hidden, because the height of the form is unknown. */
export function DoorSkeleton({ height }: { height: string }) {
  return (
    <div data-loading="">
      <Skeleton height={height} />
    </div>
  );
}
