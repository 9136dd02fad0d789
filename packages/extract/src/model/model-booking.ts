/** What a model is asked for: small and flat, because what it gets wrong grows with the number of fields. */
export const modelKinds = [
  'flight',
  'train',
  'bus',
  'ferry',
  'hotel',
  'car',
  'transfer',
  'restaurant',
  'event',
] as const;

/** All are texts, empty where the document does not say. Days are `2027-03-28`, times `07:05`. */
export const modelFields = [
  'reference',
  'company',
  'number',
  'from',
  'to',
  'placeName',
  'street',
  'city',
  'startDate',
  'startTime',
  'endDate',
  'endTime',
] as const;

export type ModelField = (typeof modelFields)[number];
export type ModelBooking = { kind: (typeof modelKinds)[number] } & { [F in ModelField]: string };

/** The JSON schema that its answer has to keep. */
export const modelSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['bookings'],
  properties: {
    bookings: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['kind', ...modelFields],
        properties: {
          kind: { type: 'string', enum: [...modelKinds] },
          ...Object.fromEntries(modelFields.map((field) => [field, { type: 'string' }])),
        },
      },
    },
  },
};
