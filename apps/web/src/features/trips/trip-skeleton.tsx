import { Bone, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import css from './trip-skeleton.module.css';

/** The geometry of a trip that is on its way. */
export function TripSkeleton() {
  return (
    <Skeleton className={css.skeleton}>
      <Bone width="46%" height={16} />
      <div className={css.tabs}>
        <Bone width={72} height={16} />
        <Bone width={52} height={16} />
        <Bone width={58} height={16} />
      </div>
      {[96, 220, 96].map((height, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <div key={row} className={css.line}>
          <Bone width={40} height={16} />
          <Bone height={height} radius={20} />
        </div>
      ))}
    </Skeleton>
  );
}
