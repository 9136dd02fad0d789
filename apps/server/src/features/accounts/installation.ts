import { type getAppConfig, nativeRedirect, product, type ReplyOf } from '@escale/contract';
import server from '../../../package.json' with { type: 'json' };
import type { Config } from '../../config.ts';

/** What this installation is and offers, as the app asks for it. */
export function describeInstallation(config: Config, vapidPublicKey: string): ReplyOf<typeof getAppConfig> {
  return {
    product,
    version: server.version,
    demo: config.demo,
    redirectUri: nativeRedirect,
    dataRegion: config.dataRegion ? { statement: config.dataRegion } : null,
    supportEmail: config.operator.contactEmail,
    legal: {
      operator: config.operator.name,
      contactEmail: config.operator.contactEmail,
      privacyUrl: config.operator.privacyUrl,
      termsUrl: config.operator.termsUrl,
    },
    maps: { script: mapsScript(config.outside.maps.googleKey), style: config.outside.maps.styleUrl },
    features: { aiImport: false, hotels: config.outside.hotels !== null, webPush: true },
    vapidPublicKey,
  };
}

function mapsScript(key: string | null): string | null {
  return key && `https://maps.googleapis.com/maps/api/js?key=${encodeURIComponent(key)}&v=weekly&loading=async`;
}
