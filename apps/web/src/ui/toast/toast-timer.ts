/** When a toast closes by itself, as data: nothing here reads a clock or sets a timer. All in milliseconds. */
export type ToastTimer =
  | { readonly state: 'running'; readonly leftMs: number; readonly sinceMs: number }
  | { readonly state: 'paused'; readonly leftMs: number };

/** Without a duration of its own. */
export const defaultDurationMs = 5000;
/** What this app gives its toasts. */
export const appDurationMs = 3000;

export function start(nowMs: number, durationMs = defaultDurationMs): ToastTimer {
  return { state: 'running', leftMs: durationMs, sinceMs: nowMs };
}

/** Pointer or focus in the region, or the window is blurred: what is left stays left. */
export function pause(timer: ToastTimer, nowMs: number): ToastTimer {
  return timer.state === 'paused' ? timer : { state: 'paused', leftMs: leftOf(timer, nowMs) };
}

export function resume(timer: ToastTimer, nowMs: number): ToastTimer {
  return timer.state === 'running' ? timer : { state: 'running', leftMs: timer.leftMs, sinceMs: nowMs };
}

/** 0 when it should be closed by now. */
export function leftOf(timer: ToastTimer, nowMs: number): number {
  if (timer.state === 'paused') return timer.leftMs;
  return Math.max(0, timer.leftMs - (nowMs - timer.sinceMs));
}
