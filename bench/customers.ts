/**
 * How quick an advisor's list and search of customers are in a large agency: `npm run bench:customers`. Seeds 50,000 customers
 * of one agency and a million trips by SQL into an embedded PostgreSQL of its own (some minutes), asks over HTTP, and prints
 * p50 and p99. `-- --customers 5000 --trips 50000` for a look.
 */
import { parseArgs } from 'node:util';
import { forget, runBeside, startProduct } from './product.ts';
import { signInToDemo } from './sign-in.ts';

const { values } = parseArgs({
  options: {
    customers: { type: 'string', default: '50000' },
    trips: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '400' },
  },
});
const [customers, trips, rounds] = [values.customers, values.trips, values.rounds].map(Number) as [
  number,
  number,
  number,
];
/** What must hold at the 99th of a hundred. */
const boundMs = 50;

const product = await startProduct();
try {
  await runBeside(
    product,
    'apps/server/seed/many-customers.ts',
    ...['--customers', `${customers}`, '--trips', `${trips}`],
  );
  const { accessToken } = await signInToDemo(product.origin, ({ role }) => role === 'agent');
  const lines = [
    await measure('the first page', accessToken, () => ''),
    await measure('a rare name', accessToken, (n) => `query=name${(n * 7919) % customers}`),
    await measure('an e-mail address', accessToken, (n) => `query=person${(n * 104729) % customers}@large.example`),
    await measure('a frequent part', accessToken, () => 'query=large'),
    await measure('one letter', accessToken, (n) => `query=${'abcdefghijklmnopqrstuvwxyz'[n % 26]}`),
    await measure('two words', accessToken, (n) => `query=anna%20name${(n * 31) % customers}`),
    await measure('nobody', accessToken, (n) => `query=nobody${n}`),
  ];
  console.log(`${customers} customers of one agency, ${trips} trips; one request at a time, ${rounds} of each:`);
  for (const { name, p50, p99 } of lines) {
    console.log(
      `${name.padEnd(20)} p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms   ${p99 < boundMs ? '✔' : '✖'}`,
    );
  }
  const worst = Math.max(...lines.map(({ p99 }) => p99));
  console.log(`customer search p99: ${worst.toFixed(1)} ms (aim: below ${boundMs} ms)`);
} finally {
  await product.stop();
  forget(product);
}

async function measure(name: string, token: string, query: (n: number) => string) {
  const times: number[] = [];
  for (let n = 0; n < rounds + 20; n++) {
    const began = performance.now();
    const response = await fetch(`${product.origin}/api/agency/travelers?${query(n)}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    // The first ones compile and prepare.
    if (n >= 20) times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { name, p50: at(0.5), p99: at(0.99) };
}
