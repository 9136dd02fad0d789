import { inShell } from '../../native/in-shell.ts';
import type { PushWay } from './push-device.ts';

/** How pushes come to where the app runs now. */
export async function pushHere(): Promise<PushWay> {
  return inShell() ? (await import('../../native/push.ts')).nativePush : (await import('./web-push.ts')).webPush;
}
