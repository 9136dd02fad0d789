type LatLng = { lat: number; lng: number };

/** What we use of Google's Maps JavaScript API. */
export type GoogleMaps = {
  Map: new (element: HTMLElement, options: object) => { fitBounds(bounds: object, padding?: number): void };
  Marker: new (options: { position: LatLng; map: object; title: string }) => object;
  Polyline: new (options: { path: LatLng[]; map: object; strokeColor: string; strokeWeight: number }) => object;
  LatLngBounds: new () => { extend(point: LatLng): void };
};

type Globals = { google?: { maps: GoogleMaps }; escaleMapsReady?: () => void; gm_authFailure?: () => void };

let loading: Promise<GoogleMaps> | undefined;

/** Loads the maps service's script, once, and only when somebody asked for its map. `onRefused`: it does not accept our key. */
export function loadGoogleMaps(script: string, onRefused: () => void): Promise<GoogleMaps> {
  const globals = globalThis as unknown as Globals;
  globals.gm_authFailure = onRefused;
  loading ??= new Promise<GoogleMaps>((resolve, reject) => {
    const element = document.createElement('script');
    globals.escaleMapsReady = () =>
      globals.google ? resolve(globals.google.maps) : reject(new Error('maps script: empty'));
    element.src = `${script}&callback=escaleMapsReady`;
    element.async = true;
    element.onerror = () => reject(new Error('maps script: not loaded'));
    document.head.append(element);
  }).catch((error: unknown) => {
    // The next press asks again.
    loading = undefined;
    throw error;
  });
  return loading;
}
