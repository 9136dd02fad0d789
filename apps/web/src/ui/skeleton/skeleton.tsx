import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/words.ts';
import { classNames } from '../class-names.ts';
import { useOnline } from '../offline/use-online.ts';
import css from './skeleton.module.css';

type BoneProps = { width?: number | string; height?: number; radius?: number };

/** One grey shape, as large as what will stand there. */
export function Bone({ width = '100%', height = 14, radius = 8 }: BoneProps) {
  return (
    <span
      className={css.bone}
      style={{
        '--bone-width': typeof width === 'number' ? `${width}px` : width,
        '--bone-height': `${height}px`,
        '--bone-radius': `${radius}px`,
      }}
    />
  );
}

/** Around bones: keeps their place at once, shows them after 300 ms, and says "Loading" to who cannot see them. */
export function Skeleton({ children, className }: { children: ReactNode; className?: string }) {
  const { t } = useWords();
  return (
    <div className={className} role="status">
      <span className="only-heard">{t('common.loading')}</span>
      <div className={css.late} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

/** The geometry of a list of trips, messages or files. Without a network nothing is coming, and it says so. */
export function RowsSkeleton({ rows = 3, tile = 56 }: { rows?: number; tile?: number }) {
  const { t } = useWords();
  if (!useOnline()) {
    return (
      <div className={classNames(css.rows, css.late, css.notHere)} role="status">
        <CloudOff size={22} aria-hidden="true" />
        <p>{t('common.notHere')}</p>
      </div>
    );
  }
  return (
    <Skeleton>
      <div className={css.rows}>
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
          <div key={index} className={css.row}>
            <Bone width={tile} height={tile} radius={16} />
            <span className={css.lines}>
              <Bone width="62%" height={15} />
              <Bone width="44%" height={12} />
            </span>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
