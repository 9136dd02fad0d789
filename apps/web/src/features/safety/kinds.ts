import type { IncidentKind } from '@escale/contract';
import { Headset, LifeBuoy, type LucideIcon, PhoneCall, ShieldCheck } from 'lucide-react';

/** How each kind of report looks; the colours are tokens with a soft partner. */
export const kindLooks: Record<IncidentKind, { icon: LucideIcon; colour: 'ok' | 'bad' | 'note' | 'warn' }> = {
  safe: { icon: ShieldCheck, colour: 'ok' },
  help: { icon: LifeBuoy, colour: 'bad' },
  assistance: { icon: Headset, colour: 'note' },
  'international-sos': { icon: PhoneCall, colour: 'warn' },
};

/** In the order of the keys on the page. */
export const incidentKinds = Object.keys(kindLooks) as IncidentKind[];
