/** One time that an event takes place, whichever program it came from. */
export type Occurrence = {
  uid: string;
  /** Which one of a series: its moment as the series has it. Null for what does not recur. */
  recurrenceId: string | null;
  title: string;
  description: string;
  location: string;
  latitude?: number;
  longitude?: number;
  /**
   * A day, or a time at a place. What the calendar gives as an instant has the zone `[UTC]`; what it gives without a
   * zone is a plain local time. `end` of whole days is the last one, not the one after.
   */
  start: string;
  end: string;
  recurring: boolean;
  cancelled: boolean;
  /** CLASS:PRIVATE, CONFIDENTIAL, or the provider's word for it. */
  private: boolean;
  /** Does not take up the person's time: a holiday, a birthday, a place where one works. */
  free: boolean;
  /** E-mail addresses of those who said no, in lower case. */
  declinedBy: string[];
};

export type Window = { /** Days: `2026-10-22`. */ from: string; until: string };

/** What lies at one address of a calendar server; or one event of a subscription. */
export type CalendarResource = { resource: string; text: string };

export type ReadResource = {
  resource: string;
  occurrences: Occurrence[];
  /** Not everything of it could be followed: a rule without end, more than our limits. */
  cut: boolean;
};

export const occurrenceKey = (of: Pick<Occurrence, 'uid' | 'recurrenceId'>) => `${of.recurrenceId ?? ''}|${of.uid}`;

export const calendarLimits = {
  /** Of one calendar within the window. */
  occurrences: 2_000,
  /** In one file. */
  events: 20_000,
  /** Of one rule, wherever its series began. */
  steps: 60_000,
  expandMs: 1_000,
  titleCharacters: 200,
  textCharacters: 10_000,
} as const;
