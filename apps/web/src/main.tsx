import './ui/theme/palette.css';
import './ui/theme/tokens.css';
import './ui/theme/base.css';
import { showBootFailure } from './app/boot-failure.ts';
import { inShell } from './native/in-shell.ts';
import { goToSignIn, openSession } from './session/session.ts';

const element = document.getElementById('app');
const session = openSession();
if (element && inShell()) {
  import('./native/open-shell.ts')
    .then(({ openShell }) => openShell(element))
    .catch((error) => showBootFailure(element, error));
} else if (element && location.pathname.startsWith('/sign-in/')) {
  import('./app/boot-sign-in.tsx')
    .then(({ bootSignIn }) => bootSignIn(element))
    .catch((error) => showBootFailure(element, error));
} else if (session === 'nobody') {
  goToSignIn();
} else if (element) {
  // In a turn of its own: to read this script and those it stands on was one.
  setTimeout(() =>
    import('./app/boot.tsx')
      .then(({ boot }) => boot(element, session))
      .catch((error) => showBootFailure(element, error)),
  );
}
