import './ui/theme/palette.css';
import './ui/theme/tokens.css';
import './ui/theme/base.css';
import { showBootFailure } from './app/boot-failure.ts';

const element = document.getElementById('app');
const signingIn = location.pathname.startsWith('/sign-in/');
if (element) {
  // The early script of the page has already asked for either.
  const boot = signingIn ? import('./app/boot-sign-in.tsx') : import('./app/boot.tsx');
  boot.then((app) => app.boot(element)).catch((error) => showBootFailure(element, error));
}
