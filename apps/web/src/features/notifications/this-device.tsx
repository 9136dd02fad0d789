import { calls } from 'virtual:contract';
import { BellOff, BellRing, Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSend } from '../../api/use-send.ts';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { usePushKey } from './notification-queries.ts';
import css from './notifications-page.module.css';
import { deviceId, forgetDevice, keepDevice, type PushState } from './push-device.ts';
import { pushHere } from './push-here.ts';

/** Whether pushes come to this browser or phone: turns them on and off, and says why they cannot come. */
export function ThisDevice() {
  const { t } = useWords();
  const publicKey = usePushKey();
  const [state, setState] = useState<PushState | null>(null);
  const register = useSend(calls.registerDevice, [calls.getNotificationSettings]);
  const remove = useSend(calls.removeDevice, [calls.getNotificationSettings]);
  const test = useSend(calls.testDevice, []);
  // What the browser allows can be changed in its own settings while this page is open.
  useEffect(() => {
    const look = () => void pushState().then(setState);
    look();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, []);

  async function turnOn(): Promise<void> {
    if (!publicKey) return;
    try {
      const body = await (await pushHere()).register(publicKey);
      if (body) await register.send({ body }, { onDone: ({ id }) => keepDevice(id) });
    } catch {
      toast({ severity: 'danger', title: t('errors.occurred'), message: t('notifications.refused') });
    }
    setState(await pushState());
  }

  async function turnOff(): Promise<void> {
    const id = deviceId();
    // The server may know it no more; here it ends in any case.
    if (id) await remove.send({ params: { id } }, { onRefused: () => true });
    forgetDevice();
    await (await pushHere()).forget();
    setState(await pushState());
  }

  const sendTest = () =>
    test.send(
      { params: { id: deviceId() ?? '' } },
      { onDone: () => void toast({ severity: 'success', title: t('notifications.testSent') }) },
    );

  if (state === null) return <div className={css.device} />;
  if (state === 'unsupported') return <p className={css.text}>{t('notifications.notHere')}</p>;
  if (state === 'not-installed') return <p className={css.text}>{t('notifications.notOnIphone')}</p>;
  if (state === 'blocked') return <p className={css.text}>{t('notifications.blocked')}</p>;
  const isOn = state === 'on';
  return (
    <div className={css.device}>
      <p className={css.state} role="status">
        {isOn ? <BellRing size={20} aria-hidden="true" /> : <BellOff size={20} aria-hidden="true" />}
        {t(isOn ? 'notifications.onHere' : 'notifications.offHere')}
      </p>
      <div className={css.actions}>
        {isOn ? (
          <>
            <Button icon={<Send size={17} />} busy={test.busy} onClick={() => void sendTest()}>
              {t('notifications.test')}
            </Button>
            <Button variant="plain" busy={remove.busy} onClick={() => void turnOff()}>
              {t('notifications.off')}
            </Button>
          </>
        ) : (
          <Button variant="primary" busy={register.busy} disabled={!publicKey} onClick={() => void turnOn()}>
            {t('notifications.on')}
          </Button>
        )}
      </div>
    </div>
  );
}

const pushState = async (): Promise<PushState> => (await pushHere()).state();
