import { signInPath } from '@escale/contract';

/** Where the provider sends the browser back to us after a sign-in on the web. */
export const webCallbackPath = `${signInPath}/callback`;

/** The provider's cookie of one sign-in has this path, so all that the page asks lies below it. */
export const interactionPath = (uid: string) => `/auth/interaction/${uid}`;

/** The page itself, drawn by the app. */
export const signInPage = (uid: string) => `/sign-in/${uid}`;

/** What greets somebody who signs in for the first time. */
export const welcomePage = '/welcome';
