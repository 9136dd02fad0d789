export type Severity = 'info' | 'success' | 'warning' | 'danger';

export type ToastText = {
  severity: Severity;
  /** One line. */
  title: string;
  /** Up to two lines. */
  message?: string;
  durationMs?: number;
  /** Announced politely and not at once: for what nobody asked for just now. */
  background?: boolean;
  action?: { label: string; onSelect: () => void };
};

export type Toast = ToastText & { id: number };

/** More would hide the page; the oldest goes. */
const maxToasts = 3;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** Says something that needs no answer. May be called from anywhere. */
export function toast(text: ToastText): number {
  const id = nextId++;
  change([...toasts, { ...text, id }].slice(-maxToasts));
  return id;
}

export function closeToast(id: number): void {
  change(toasts.filter((shown) => shown.id !== id));
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function onToasts(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
