import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readConfig } from './config.ts';

test('with nothing set it is the demo, on loopback alone', () => {
  const config = readConfig({});
  assert.equal(config.demo, true);
  assert.equal(config.host, '127.0.0.1');
  assert.equal(config.mailIn.host, '127.0.0.1');
  assert.equal(config.publicUrl, 'http://localhost:3000');
});

test('the demo cannot be put on the network: anyone may enter its accounts', () => {
  for (const host of ['0.0.0.0', '::', '192.168.1.2']) {
    assert.throws(() => readConfig({ ESCALE_HOST: host }), /ESCALE_HOST: .*loopback/);
  }
});

test('a public address makes it real', () => {
  const config = readConfig({ ESCALE_PUBLIC_URL: 'https://trips.example.com/', SMTP_URL: 'smtp://mail.example.com' });
  assert.equal(config.demo, false);
  assert.equal(config.publicUrl, 'https://trips.example.com');
  assert.equal(config.mailIn.domain, 'trips.example.com');
});

test('a mistake is refused by the variable’s name', () => {
  const wrong: [Record<string, string>, RegExp][] = [
    [{ PORT: 'eighty' }, /^PORT: /],
    [{ PORT: '70000' }, /^PORT: /],
    [{ ESCALE_PUBLIC_URL: 'trips.example.com' }, /^ESCALE_PUBLIC_URL: /],
    [
      { ESCALE_PUBLIC_URL: 'http://trips.example.com', SMTP_URL: 'smtp://mail.example.com' },
      /^ESCALE_PUBLIC_URL: .*https/,
    ],
    [{ ESCALE_PUBLIC_URL: 'https://trips.example.com' }, /^SMTP_URL: /],
    [{ DATABASE_URL: 'mysql://db' }, /^DATABASE_URL: /],
    [{ ESCALE_PLACES: 'photon' }, /^PHOTON_URL: /],
    [{ ESCALE_WEATHER: 'met' }, /^MET_CONTACT: /],
    [{ ESCALE_MASTER_KEY: 'secret' }, /^ESCALE_MASTER_KEY: /],
    [{ ESCALE_FILES: 's3', S3_ENDPOINT: 'https://s3.example.com' }, /^S3_BUCKET: /],
    [{ ESCALE_LOG: 'loud' }, /^ESCALE_LOG: /],
    [{ ESCALE_READING_SECONDS: '0' }, /^ESCALE_READING_SECONDS: /],
  ];
  for (const [variables, message] of wrong) assert.throws(() => readConfig(variables), { message });
});

test('reading takes four times its work on the clock at most', () => {
  assert.equal(readConfig({}).reading, null);
  assert.deepEqual(readConfig({ ESCALE_READING_SECONDS: '12' }).reading, { workMs: 12_000, wallMs: 48_000 });
});

test('an empty variable is one that is not set', () => {
  assert.equal(readConfig({ PORT: '', DATABASE_URL: '' }).port, 3000);
});

test('.env.example names every variable, and works as it is', () => {
  const root = join(import.meta.dirname, '../../..');
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  const read = ['config.ts', 'outside-config.ts']
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .flatMap((source) => [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map((m) => m[1] ?? ''));
  assert.ok(read.length > 10);
  for (const name of read)
    assert.match(example, new RegExp(`^(# )?${name}=`, 'm'), `${name} is missing in .env.example`);
  for (const [, name = ''] of example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm))
    assert.ok(read.includes(name), `${name} is read by nobody`);
  const uncommented = Object.fromEntries(
    [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=(\S*)/gm)].map((m) => [m[1], m[2]]),
  );
  readConfig(uncommented);
});
