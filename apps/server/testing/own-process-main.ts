import { openApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';

/** A whole server in a process that its test kills. Tells where it listens, and signs in whoever it is asked to. */
const app = await openApp(readConfig(process.env));
const url = await app.listen();
process.on('message', async (message: { signIn?: string; stop?: true }) => {
  if (message.signIn) process.send?.({ token: (await app.auth.signIn(message.signIn)).accessToken });
  if (message.stop) {
    await app.close();
    process.exit(0);
  }
});
process.on('disconnect', () => process.exit(1));
process.send?.({ url, mailPort: app.mailPort });
