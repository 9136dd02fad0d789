/** `2027-03-28` */
export type PlainDay = string;

export type Origin = {
  /** Bare address in lower case. */
  sender?: string;
  senderName?: string;
  subject?: string;
  /** To whom it was written, where the header gives a name; of a forwarded mail, the inner header's. */
  recipientName?: string;
};
