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
