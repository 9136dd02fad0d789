import type { IncidentKind } from '@escale/contract';
import type { ToldIncident } from './deliver.ts';

const subjects: Record<IncidentKind, (name: string) => string> = {
  safe: (name) => `${name} is safe / est en sécurité`,
  help: (name) => `${name} NEEDS HELP / A BESOIN D’AIDE`,
  assistance: (name) => `${name} asks for assistance / demande assistance`,
  'international-sos': (name) => `${name} turned to International SOS / s’est adressé à International SOS`,
};

/** To the security desk, whose language nobody knows: both. Times in UTC. */
export function deskMail(incident: ToldIncident, company: string): { subject: string; text: string } {
  const { person, location, nearest, callBack, message } = incident;
  const subject = subjects[incident.kind](oneLine(person.name));
  const lines = [
    subject,
    company,
    '',
    `Received / Reçu : ${incident.receivedAt.slice(0, 16).replace('T', ' ')} UTC`,
    `On the device / Sur l’appareil : ${oneLine(incident.deviceTime)}`,
    `Call back / Rappeler : ${oneLine(callBack ?? person.phone ?? '–')}`,
    `E-mail : ${person.email}`,
    '',
    ...(location
      ? [
          `Location / Position : ${location.latitude.toFixed(5)}, ${location.longitude.toFixed(5)} (± ${Math.round(location.accuracyM)} m, ${location.fixedAt.slice(0, 16).replace('T', ' ')} UTC)`,
          ...(nearest ? [`${nearest.distanceKm} km – ${nearest.name}, ${nearest.country}`] : []),
          `geo:${location.latitude},${location.longitude}`,
        ]
      : ['No location was sent / Aucune position n’a été envoyée.']),
    ...(message ? ['', 'Message :', ...message.split('\n').map((line) => `> ${line}`)] : []),
    '',
    'Acknowledge it here, and the traveller is told / Accusez réception ici, et le voyageur en est informé :',
    incident.page,
    '',
  ];
  return { subject, text: lines.join('\n') };
}

/** Words of a person must not become lines, or headers, of ours. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
