import { useEffect, useState } from 'react';

/** Now in epoch milliseconds, anew every half minute and whenever the page comes back into view. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = () => document.visibilityState === 'visible' && setNow(Date.now());
    const handle = setInterval(tick, 30_000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(handle);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
