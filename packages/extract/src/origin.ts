/** `2027-03-28` */
export type PlainDay = string;

export type Origin = {
  /** Bare address in lower case. */
  sender?: string;
  senderName?: string;
  subject?: string;
};
