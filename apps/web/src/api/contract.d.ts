declare module 'virtual:contract' {
  type Contract = typeof import('@escale/contract');
  type WireCalls = {
    readonly [N in import('@escale/contract').CallName]: import('./wire-call.ts').WireCall<Contract['calls'][N]>;
  };

  export const calls: WireCalls;
  export const tokenPath: Contract['tokenPath'];
  export const signInPath: Contract['signInPath'];
  export const signOutPath: Contract['signOutPath'];
}

declare module 'virtual:great-cities' {
  /** Largest first; an empty French name is the English one. */
  export const greatCities: readonly (readonly [
    english: string,
    french: string,
    longitude: number,
    latitude: number,
  ])[];
}
