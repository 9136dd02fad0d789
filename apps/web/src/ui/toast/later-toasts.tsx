import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../when-idle.ts';

const Toasts = lazy(() => import('./toasts.tsx').then(({ Toasts }) => ({ default: Toasts })));

/** The region of the toasts, fetched once the first screen is up. What was said until then is in the store and is shown then. */
export function LaterToasts() {
  const [now, setNow] = useState(false);
  useEffect(() => {
    return whenIdle(() => setNow(true));
  }, []);
  return <Suspense>{now && <Toasts />}</Suspense>;
}
