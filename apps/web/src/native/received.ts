import { Capacitor } from '@capacitor/core';
import { putAside } from '../features/imports/shared-files.ts';

const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/vnd.apple.pkpass': 'pkpass',
  'message/rfc822': 'eml',
  'application/vnd.ms-outlook': 'msg',
  'text/calendar': 'ics',
  'text/html': 'html',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** A file that another app handed over: put aside, and read only when the person says so on the imports page. */
export async function receiveFile(address: string): Promise<void> {
  const response = await fetch(Capacitor.convertFileSrc(address));
  if (!response.ok) throw new Error(`The shared file answered ${response.status}`);
  const bytes = await response.blob();
  const type = bytes.type.split(';')[0] ?? '';
  // Android's content addresses say no name.
  const said = decodeURIComponent(address.split('/').at(-1) ?? '');
  const name = said.includes('.') ? said : `shared.${endings[type] ?? 'bin'}`;
  await putAside([new File([bytes], name, { type })]);
}

export async function receiveText(text: string): Promise<void> {
  await putAside([new File([text], 'shared.txt', { type: 'text/plain' })]);
}
