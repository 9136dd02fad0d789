import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { nativeRedirect, notificationTopics } from '@escale/contract';
import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** The shells cannot be built here, so what a build would rest on is read instead. */
const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const many = ['uses-permission', 'intent-filter', 'key', 'string', 'exclude', 'data', 'locale'];
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => many.includes(name),
});

type Filter = { autoVerify?: string; data?: { scheme: string; host: string }[]; 'android:autoVerify'?: string };
type Attributes = Record<string, string>;

function xml<T>(path: string): T {
  const text = read(path);
  assert.equal(XMLValidator.validate(text), true, `${path} is not well formed`);
  return parser.parse(text) as T;
}

const manifest = xml<{
  manifest: {
    'uses-permission': Attributes[];
    application: Attributes & { activity: { 'intent-filter': Filter[] } };
  };
}>('android/app/src/main/AndroidManifest.xml').manifest;

/** `<key>…</key><string>…</string>` as Apple writes a dictionary. */
function entry(plist: string, key: string): string | undefined {
  return new RegExp(`<key>${key}</key>\\s*<(?:string>([^<]*)<|(true|false)/)`).exec(plist)?.slice(1).find(Boolean);
}

const plist = read('ios/App/App/Info.plist');

test('signing in comes back to the app on both systems, at the address that the server knows', () => {
  const { protocol, host } = new URL(nativeRedirect);
  const addresses = manifest.application.activity['intent-filter'].flatMap(({ data = [] }) =>
    data.map(
      (link) =>
        `${(link as unknown as Attributes)['android:scheme']}://${(link as unknown as Attributes)['android:host']}`,
    ),
  );
  assert.ok(addresses.includes(`${protocol}//${host}`), addresses.join());
  assert.match(
    plist,
    new RegExp(`<key>CFBundleURLSchemes</key>\\s*<array>\\s*<string>${protocol.slice(0, -1)}</string>`),
  );
});

test('nothing of the app is backed up or moved to another device', () => {
  assert.equal(manifest.application['android:allowBackup'], 'false');
  assert.equal(manifest.application['android:fullBackupContent'], 'false');
  const rules = xml<{ 'data-extraction-rules': Record<string, { exclude: Attributes[] }> }>(
    'android/app/src/main/res/xml/data_extraction_rules.xml',
  )['data-extraction-rules'];
  for (const way of ['cloud-backup', 'device-transfer']) {
    const excluded = rules[way]?.exclude.map(({ domain }) => domain).sort();
    assert.deepEqual(excluded, ['database', 'external', 'file', 'root', 'sharedpref']);
  }
});

test('nothing travels unencrypted, and a web view shows nothing but the app', () => {
  const config = JSON.parse(read('capacitor.config.json'));
  assert.equal(manifest.application['android:usesCleartextTraffic'], 'false');
  assert.equal(config.android.allowMixedContent, false);
  assert.equal(config.android.webContentsDebuggingEnabled, false);
  assert.equal(config.ios.limitsNavigationsToAppBoundDomains, true);
  assert.equal(config.server.url, undefined);
});

test('Android asks for what a plug-in needs, and never for the position in the background', () => {
  const asked = manifest['uses-permission'].map((permission) => permission['android:name']?.split('.').at(-1));
  assert.deepEqual(asked.sort(), [
    'ACCESS_COARSE_LOCATION',
    'ACCESS_FINE_LOCATION',
    'CAMERA',
    'INTERNET',
    'POST_NOTIFICATIONS',
    'READ_CALENDAR',
    'WRITE_CALENDAR',
  ]);
});

test('iOS is told in English and French why each permission is asked for', () => {
  const keys = [...plist.matchAll(/<key>(NS\w+UsageDescription)<\/key>/g)].map(([, key]) => key);
  assert.deepEqual(keys.sort(), [
    'NSCalendarsFullAccessUsageDescription',
    'NSCalendarsUsageDescription',
    'NSCameraUsageDescription',
    'NSLocationWhenInUseUsageDescription',
    'NSPhotoLibraryUsageDescription',
  ]);
  const project = read('ios/App/App.xcodeproj/project.pbxproj');
  for (const language of ['en', 'fr']) {
    const said = [...read(`ios/App/App/${language}.lproj/InfoPlist.strings`).matchAll(/^"(\w+)" = ".+";$/gm)];
    assert.deepEqual(said.map(([, key]) => key).sort(), keys);
    assert.ok(project.includes(`${language}.lproj/InfoPlist.strings`), `${language} is not part of the project`);
  }
});

test('the privacy manifest declares no tracking and is part of the project', () => {
  const privacy = read('ios/App/App/PrivacyInfo.xcprivacy');
  assert.equal(XMLValidator.validate(privacy), true);
  assert.equal(entry(privacy, 'NSPrivacyTracking'), 'false');
  assert.match(read('ios/App/App.xcodeproj/project.pbxproj'), /PrivacyInfo\.xcprivacy in Resources \*\/ = \{isa/);
});

test('both projects hold every plug-in, and no path of the machine that generated them', () => {
  const plugins = [
    'app',
    'browser',
    'camera',
    'geolocation',
    'push-notifications',
    'share',
    'calendar',
    'secure-storage',
  ];
  for (const path of ['android/capacitor.settings.gradle', 'ios/App/CapApp-SPM/Package.swift']) {
    const text = read(path);
    for (const plugin of plugins) assert.match(text, new RegExp(`[-/]${plugin}['"/]`), `${path} misses ${plugin}`);
    assert.doesNotMatch(text, /(\.\.\/){4}|"\/|'\//);
  }
});

test('both shells have a sentence in both languages for every topic that a push names', () => {
  const topics = [...notificationTopics, 'test'].sort();
  for (const language of ['en', 'fr']) {
    const apple = [...read(`ios/App/App/${language}.lproj/Localizable.strings`).matchAll(/^"push\.(\w+)" = ".+";$/gm)];
    assert.deepEqual(apple.map(([, topic]) => topic).sort(), topics);
    const folder = language === 'en' ? 'values' : `values-${language}`;
    const google = [...read(`android/app/src/main/res/${folder}/strings.xml`).matchAll(/name="push_(\w+)">.+</g)];
    assert.deepEqual(google.map(([, topic]) => topic).sort(), topics);
  }
});

test('other apps can hand over what the imports read', () => {
  const types = manifest.application.activity['intent-filter'].flatMap(({ data = [] }) =>
    data.map((link) => (link as unknown as Attributes)['android:mimeType']),
  );
  for (const type of ['message/rfc822', 'application/pdf', 'text/calendar', 'application/vnd.apple.pkpass']) {
    assert.equal(types.filter((other) => other === type).length, 2, `${type} is not both shared and opened`);
  }
  for (const type of ['com.adobe.pdf', 'com.apple.ical.ics', 'com.apple.mail.email', 'com.apple.pkpass']) {
    assert.ok(plist.includes(`<string>${type}</string>`), `${type} is not opened`);
  }
});

test('the web app speaks the very versions of the plug-ins that the shells hold', () => {
  const shells = JSON.parse(read('package.json')).dependencies;
  const web = JSON.parse(read('../web/package.json')).dependencies;
  const plugins = Object.keys(web).filter((name) => /capacitor/.test(name));
  assert.ok(plugins.length > 4);
  for (const plugin of plugins) assert.equal(web[plugin], shells[plugin], plugin);
});
