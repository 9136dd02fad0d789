/** What only the traveller says of a segment: whether an event is kept from everybody else, advisors included. */
export const travellersOwn = ['personal'] as const;
