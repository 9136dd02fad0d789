import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import {
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../words/words.ts';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import css from './toast.module.css';
import { closeToast, currentToasts, onToasts, type Toast } from './toast-store.ts';
import { appDurationMs, leftOf, pause, resume, start } from './toast-timer.ts';

const hotkey = 'F8';
const swipeThresholdPx = 50;
const announcedForMs = 1000;

const icons: Record<Toast['severity'], ReactNode> = {
  info: <Info size={19} />,
  success: <CircleCheck size={19} />,
  warning: <TriangleAlert size={19} />,
  danger: <OctagonAlert size={19} />,
};

/** The region at the top where toasts appear. One per app. */
export function Toasts() {
  const { t } = useWords();
  const toasts = useSyncExternalStore(onToasts, currentToasts);
  const region = useRef<HTMLElement>(null);
  const [inside, setInside] = useState(false);
  const blurred = useWindowBlurred();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === hotkey) region.current?.focus();
      const last = currentToasts().at(-1);
      // A dialog above the page has the first claim on Escape.
      if (event.key === 'Escape' && last && !document.querySelector('[role="dialog"]')) closeToast(last.id);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return createPortal(
    <section
      ref={region}
      className={css.region}
      aria-label={t('common.notifications', { hotkey })}
      tabIndex={-1}
      onPointerMove={() => setInside(true)}
      onPointerLeave={() => setInside(false)}
      onFocus={() => setInside(true)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setInside(false)}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} paused={inside || blurred} onGone={() => setInside(false)} />
      ))}
      {toasts.map((toast) => (
        <Announcement key={toast.id} toast={toast} />
      ))}
    </section>,
    document.body,
  );
}

function ToastCard({ toast, paused, onGone }: { toast: Toast; paused: boolean; onGone: () => void }) {
  const { t } = useWords();
  const close = useCallback(() => {
    closeToast(toast.id);
    onGone();
  }, [toast.id, onGone]);
  useClosing(toast.durationMs ?? appDurationMs, paused, close);
  const swipe = useSwipe(close);
  return (
    <div className={css.toast} {...swipe}>
      <span className={classNames(css.tile, css[toast.severity])} aria-hidden="true">
        {icons[toast.severity]}
      </span>
      <div className={css.text}>
        <p className={css.title}>{toast.title}</p>
        {toast.message && <p className={css.message}>{toast.message}</p>}
        {toast.action && (
          <button
            type="button"
            className={css.action}
            onClick={() => {
              toast.action?.onSelect();
              close();
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <IconButton label={t('common.close')} onClick={close}>
        <X size={18} />
      </IconButton>
    </div>
  );
}

/**
 * Heard once; then taken away, so that it is not read again on the way through the page. While a dialog is open everything
 * outside of it is hidden from screen readers, so it is said in there.
 */
function Announcement({ toast }: { toast: Toast }) {
  const { t } = useWords();
  const [gone, setGone] = useState(false);
  const [place] = useState(() => document.querySelector('[role="dialog"]') ?? document.body);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), announcedForMs);
    return () => clearTimeout(timer);
  }, []);
  if (gone) return null;
  return createPortal(
    <p className="only-heard" role="status" aria-live={toast.background ? 'polite' : 'assertive'}>
      {t('common.notification')} {toast.title} {toast.message}
    </p>,
    place,
  );
}

function useClosing(durationMs: number, paused: boolean, close: () => void): void {
  const timer = useRef(start(Date.now(), durationMs));
  const closing = useRef(close);
  closing.current = close;
  useEffect(() => {
    const now = Date.now();
    timer.current = paused ? pause(timer.current, now) : resume(timer.current, now);
    if (paused) return;
    const handle = setTimeout(() => closing.current(), leftOf(timer.current, now));
    return () => {
      clearTimeout(handle);
      timer.current = pause(timer.current, Date.now());
    };
  }, [paused]);
}

/** A toast leaves upwards, downwards or to the right, as it is pulled; a shorter pull springs back. */
function useSwipe(close: () => void) {
  const from = useRef<Pull | null>(null);
  const pulled = ({ clientX, clientY }: PointerEvent<HTMLElement>): Pull =>
    from.current ? along(clientX - from.current.x, clientY - from.current.y) : still;
  const draw = (on: HTMLElement, { x, y }: Pull) => {
    on.style.setProperty('--pulled-x', `${x}px`);
    on.style.setProperty('--pulled-y', `${y}px`);
  };
  const letGo = (event: PointerEvent<HTMLElement>) => {
    from.current = null;
    draw(event.currentTarget, still);
  };
  return {
    onPointerDown: ({ target, currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      if ((target as Element).closest('button')) return;
      from.current = { x: clientX, y: clientY };
      // At once: a quick flick has left the card, and the window, with its first move.
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => draw(event.currentTarget, pulled(event)),
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (lengthOf(pulled(event)) >= swipeThresholdPx) close();
      letGo(event);
    },
    onPointerCancel: letGo,
  };
}

type Pull = { readonly x: number; readonly y: number };
const still: Pull = { x: 0, y: 0 };

/** Along one axis, that of the longer way; never to the left. */
const along = (x: number, y: number): Pull => (Math.abs(y) > Math.abs(x) ? { x: 0, y } : { x: Math.max(0, x), y: 0 });
const lengthOf = ({ x, y }: Pull): number => Math.abs(x) + Math.abs(y);

function useWindowBlurred(): boolean {
  const [blurred, setBlurred] = useState(false);
  useEffect(() => {
    const onBlur = () => setBlurred(true);
    const onFocus = () => setBlurred(false);
    addEventListener('blur', onBlur);
    addEventListener('focus', onFocus);
    return () => {
      removeEventListener('blur', onBlur);
      removeEventListener('focus', onFocus);
    };
  }, []);
  return blurred;
}
