/** A mail as Outlook keeps it ([MS-OXMSG]), for tests: `.msg` files of real programs are somebody's letters. */
export type OutlookMail = {
    subject: string;
    from: Person;
    to?: Person[];
    /** As it came over the network; a mail within Exchange has none. */
    headers?: string;
    /** `Sun, 14 Mar 2027 08:05:00 GMT`. */
    sentAt?: string;
    text?: string;
    /** As bytes of UTF-8, as newer versions keep it. */
    html?: string;
    /** Wrapped in RTF, as older versions keep it. */
    rtf?: Uint8Array;
    attachments?: {
        name: string;
        type?: string;
        contentId?: string;
        content: Uint8Array | OutlookMail;
    }[];
};
type Person = {
    name: string;
    address: string;
};
export declare function outlookMail(mail: OutlookMail): Uint8Array;
/** RTF around a page of HTML ([MS-OXRTFEX]). */
export declare function rtfAround(html: string): Uint8Array;
/** [MS-OXRTFCP], repeating nothing: eight letters behind a byte that says so, and for its end a place that nobody has written yet. */
export declare function packedRtf(rtf: string): Uint8Array;
export {};
