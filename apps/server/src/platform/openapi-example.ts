type Schema = Readonly<Record<string, unknown>>;

/**
 * A value that the JSON Schema allows, as a reader of the description would write it: known names have their own, everything
 * else the first that fits. A test holds every body against the schema that really checks it.
 * @param schemas what `#/components/schemas/…` refers to.
 */
export function exampleOf(schema: unknown, schemas: Readonly<Record<string, unknown>>): unknown {
  return valueFor(schema as Schema, '', { schemas, within: [] });
}

type At = { readonly schemas: Readonly<Record<string, unknown>>; readonly within: readonly string[] };

const byName: Readonly<Record<string, unknown>> = {
  acceptedFee: { amount: '40.00', currency: 'EUR' },
  airlineCode: 'QC',
  airlineName: 'Air Corail',
  amount: '123.45',
  businessMobilePhone: '+33 6 39 98 01 42',
  chainCode: 'SBX',
  chatSessionId: 'session_0b6f2a51-8c1d-4f0e-9a37-5d2f1c7e4b90',
  city: 'Lisbon',
  code: '40417233',
  colour: '#0a5f66',
  company: 'Harbour Cars',
  confirmationNumber: 'KX7PQ2',
  country: 'PT',
  currency: 'EUR',
  documentName: 'Léa Martin',
  duration: '01:30',
  expiryDate: '2029-08',
  facts: '5f0c9e1a',
  firstName: 'Léa',
  flightNumber: '1824',
  hint: 'tight-connection.01a1f9c0-6f52-7c3e-9d41-2b8e5a7c0f13.01a1f9c0-6f52-7c3e-9d41-2b8e5a7c0f14',
  hotelCode: 'sandbox:2996944-01',
  iata: 'LIS',
  iataCode: 'LIS',
  id: '5f0c9e1a7b3d4c2e8f6a9b0c1d2e3f405f0c9e1a7b3d4c2e8f6a9b0c1d2e3f40',
  last4: '1111',
  lastName: 'Martin',
  latitude: 38.7223,
  longitude: -9.1393,
  mobilePhone: '+33 6 39 98 01 42',
  name: 'Lisbon',
  notes: '',
  seatNumber: '14C',
  timeZone: 'Europe/Lisbon',
};

const byFormat: Readonly<Record<string, string>> = {
  uuid: '01a1f9c0-6f52-7c3e-9d41-2b8e5a7c0f13',
  email: 'lea.martin@example.com',
  uri: 'https://example.com/',
  'date-time': '2026-12-03T07:15:00Z',
  date: '2026-12-03',
};

function valueFor(schema: Schema, name: string, at: At): unknown {
  if (typeof schema.$ref === 'string') {
    const target = schema.$ref.split('/').at(-1) ?? '';
    const found = at.schemas[target];
    // A thing inside itself ends there.
    if (!found || at.within.includes(target)) return null;
    return valueFor(found as Schema, name, { ...at, within: [...at.within, target] });
  }
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.examples)) return schema.examples[0];
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if ('default' in schema) return schema.default;
  for (const choice of [schema.oneOf, schema.anyOf]) {
    const [first] = ((choice as Schema[] | undefined) ?? []).filter(({ type }) => type !== 'null');
    if (first) return valueFor(first, name, at);
  }
  if (Array.isArray(schema.allOf)) {
    return Object.assign({}, ...schema.allOf.map((part: Schema) => valueFor(part, name, at)));
  }
  const known = byName[name];
  switch (schema.type) {
    case 'object':
      return objectOf(schema, name, at);
    case 'array':
      return schema.maxItems === 0 ? [] : [valueFor((schema.items ?? {}) as Schema, name, at)];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return typeof known === 'number' ? known : Math.max(1, Number(schema.minimum ?? 1));
    case 'string':
      return textOf(schema, name);
    default:
      return null;
  }
}

function objectOf(schema: Schema, name: string, at: At): unknown {
  const known = byName[name];
  if (typeof known === 'object') return known;
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const value: Record<string, unknown> = {};
  const required = (schema.required ?? []) as string[];
  for (const [key, property] of properties) {
    // What may be left out is shown where it is a plain value: more hides what matters.
    if (required.includes(key) || isPlain(property)) value[key] = valueFor(property, key, at);
  }
  return value;
}

const isPlain = ({ type, enum: choice }: Schema) => choice !== undefined || (type !== 'object' && type !== 'array');

function textOf({ format, pattern, minLength, maxLength }: Schema, name: string): string {
  const formatted = byFormat[String(format ?? '')];
  if (formatted) return formatted;
  const known = byName[name];
  if (typeof known === 'string' && fits(known, pattern)) return known;
  const shapes = ['2026-12-03', '08:15', 'EUR', 'PT', '#0a5f66', '123.45', '4711', '+33 6 39 98 01 42'];
  const shape = typeof pattern === 'string' && shapes.find((one) => fits(one, pattern));
  // Said of nothing in particular: its name says what belongs there.
  const text = shape || name || 'text';
  return text.padEnd(Number(minLength ?? 0), '-').slice(0, Number(maxLength ?? 100));
}

const fits = (text: string, pattern: unknown) => typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text);
