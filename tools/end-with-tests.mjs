// Loaded before each test file. A file ends when nothing in it is left to wait for; what a failed test left open (a server, a
// connection) would keep it running, and its whole stage, until the stage's time is up. `--test-force-exit` is no answer: it
// ends files before all that their tests said has been heard.
import { after } from 'node:test';

/** For what the file's own last hooks close. */
const graceMs = 60_000;

if (process.env.NODE_TEST_CONTEXT) {
  after(() => {
    // Alone it keeps nothing running: it comes only where something else does.
    setTimeout(() => {
      console.error(`still open after the last test: ${process.getActiveResourcesInfo().join(', ')}`);
      process.exit(1);
    }, graceMs).unref();
  });
}
