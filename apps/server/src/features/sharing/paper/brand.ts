/** Whose paper it is: an agency that looks after the traveller may put its own here. */
export type Brand = {
  readonly name: string;
  /** Of headings and lines, `#rrggbb`; dark enough to be read on white. */
  readonly colour: string;
  /** PNG or JPEG, drawn 28 points high at the top right. */
  readonly logo: Uint8Array | null;
};

export const houseBrand: Brand = { name: 'Escale', colour: '#1f41ee', logo: null };
